package dynobench.fuzz;

import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanKeyTexts;
import dynobench.planfile.PlanText;
import dynobench.planfile.Presets;
import dynobench.preflight.PlanLoad;
import dynobench.run.Schedule;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Fuzzer of plans: mutated presets and defaults, and generated plans.
final class PlansFuzzer implements Fuzzer {
  static final List<String> SOUND =
      Stream.concat(
              Presets.NAMES.stream().map(each -> Presets.text(each).orElseThrow()),
              Stream.of(
                  "name = \"mine\"\n"
                      + "contenders = [ \"hsqldb/cached\", { use = \"derby/disk\", commit = \"batch"
                      + " 100\" } ]\n"
                      + String.join("\n", PlanKeyTexts.defaults())))
          .toList();

  @Override
  public String name() {
    return "plans";
  }

  @Override
  public FuzzVerdict attempt(RandomGenerator random, Path folder) {
    String made =
        random.nextInt(10) < 6 ? new PlanGrammar(random).plan() : Oddities.one(random, SOUND);
    boolean changed = random.nextInt(10) < 6;
    String text = changed ? new TextMutation(random).of(made) : made;
    return judge(text, List.of(), text);
  }

  /// @param input text that messages may quote
  static FuzzVerdict judge(String text, List<String> overrides, String input) {
    return judge(text, overrides, input, Workloads.shipped());
  }

  /// @param workloads known workloads
  static FuzzVerdict judge(String text, List<String> overrides, String input, Workloads workloads) {
    var problems = new Problems();
    Optional<Plan> plan = PlanFile.read("fuzz.toml", text, overrides, workloads, problems);
    var findings = new ArrayList<Finding>();
    if (plan.isPresent()) {
      findings.addAll(accepted(plan.get(), workloads));
    }
    problems.list().stream()
        .filter(each -> !each.where().startsWith("fuzz.toml") && !each.where().equals("--set"))
        .forEach(each -> findings.add(new Finding("a problem of no file", each.toString())));
    List<String> said = problems.list().stream().map(Problem::toString).toList();
    return FuzzVerdict.of(plan.isPresent(), said, input, findings);
  }

  private static List<Finding> accepted(Plan plan, Workloads workloads) {
    var findings = new ArrayList<Finding>();
    String written = PlanText.of(plan);
    var problems = new Problems();
    Optional<Plan> again = PlanFile.read("written.toml", written, List.of(), workloads, problems);
    if (again.isEmpty()) {
      findings.add(
          new Finding("a plan that was written can't be read", problems.list().toString()));
    } else if (!again.get().equals(plan)) {
      findings.add(new Finding("a plan that was written is another", plan + " and " + again.get()));
    }
    if (new PlanLoad(plan, workloads.named(plan.workload()).orElseThrow()).all() < 1) {
      findings.add(new Finding("nothing is stored", plan.toString()));
    }
    if (Schedule.of(plan).size() != plan.trialCount()) {
      findings.add(new Finding("the schedule has not all trials", plan.toString()));
    }
    return findings;
  }
}
