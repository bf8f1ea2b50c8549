package dynobench.ui.plandraft;

import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Result of reading a plan. At most one of plan, crash plan and faulty contents is present; none
/// if the text is no plan.
///
/// @param plan valid plan for the form
/// @param crashes a plan of a crash run, which the form can't hold
/// @param faulty contents of a plan with problems
record OpenedPlan(
    Optional<Plan> plan,
    Optional<Plan> crashes,
    Optional<FormContent> faulty,
    List<Problem> problems) {
  private static final String NEW_PLAN = "name = \"my plan\"\ncontenders = [\"none/yet\"]\n";

  private static final String CRASHES =
      "the form cannot show crash plans: open it as a file, and run it in the view Crash";

  OpenedPlan {
    problems = List.copyOf(problems);
  }

  /// Reads a plan file.
  ///
  /// @throws IOException whose message says why the file can't be read
  static OpenedPlan read(Path file, Workloads workloads) throws IOException {
    return of(String.valueOf(file.getFileName()), SmallText.read(file), workloads);
  }

  /// Reads the text of a plan.
  ///
  /// @param name that problem messages use
  static OpenedPlan of(String name, String text, Workloads workloads) {
    var problems = new Problems();
    Optional<Plan> plan = PlanFile.read(name, text, List.of(), workloads, problems);
    if (plan.flatMap(Plan::crash).isPresent()) {
      problems.add(name, "crash", CRASHES);
      return new OpenedPlan(Optional.empty(), plan, Optional.empty(), problems.list());
    }
    Optional<FormContent> faulty =
        plan.isPresent()
            ? Optional.empty()
            : empty(workloads).flatMap(defaults -> FaultyPlan.read(text, defaults, workloads));
    return new OpenedPlan(plan, Optional.empty(), faulty, problems.list());
  }

  /// Returns a plan with the defaults and an unknown contender.
  static Optional<Plan> empty(Workloads workloads) {
    return PlanFile.read("", NEW_PLAN, List.of(), workloads, new Problems());
  }
}
