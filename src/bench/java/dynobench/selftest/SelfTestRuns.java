package dynobench.selftest;

import dynobench.catalog.Catalog;
import dynobench.event.RunEvent;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.run.Cancellation;
import dynobench.session.PlanRunner;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Checks and runs the plans of self-tests.
///
/// @param views consumer of the events of all runs
public record SelfTestRuns(
    PlanRunner bench,
    Catalog catalog,
    Workloads workloads,
    Consumer<RunEvent> views,
    Consumer<String> notes,
    Cancellation cancellation) {
  /// Checks a plan, without starting anything.
  ///
  /// @param test name of the self-test, for messages
  /// @param overrides overrides of the plan
  /// @return empty where the plan cannot run here; the reason is added to the problems
  Optional<PlanRunner.Checked> check(
      String test, Plan plan, List<String> overrides, Problems problems) {
    return PlanFile.read(test, PlanText.of(plan), overrides, workloads, problems)
        .flatMap(read -> bench.check(read, catalog, problems));
  }

  /// Runs a checked plan, and returns the folder of the run.
  Path run(PlanRunner.Checked checked) throws IOException, InterruptedException {
    return bench.run(checked, views, notes, cancellation);
  }

  /// Profiles a run.
  ///
  /// @param rounds plan of the profiled rounds
  void profile(Path run, PlanRunner.Checked rounds) throws IOException, InterruptedException {
    bench.profile(run, rounds, views, notes, cancellation);
  }
}
