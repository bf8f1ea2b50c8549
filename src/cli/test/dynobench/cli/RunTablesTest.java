package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Measured;
import dynobench.event.Outcome;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.measure.Metric;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.planfile.PlanFile;
import dynobench.result.RunResult;
import dynobench.toml.Problems;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class RunTablesTest {
  private static final long MILLI = 1_000_000;

  /// Returns a run with one trial at each of three points. The time grows with the varied level.
  private static RunResult run(String workload, String varied, String more) {
    String text =
        """
        name = "test"
        workload = "%s"
        contenders = ["heap/map"]
        repetitions = 1
        vary.%s = [10, 20, 40]
        %s
        """
            .formatted(workload, varied, more);
    var problems = new Problems();
    Plan plan =
        PlanFile.read("", text, List.of(), Workloads.shipped(), problems)
            .orElseThrow(() -> new AssertionError(problems.list()));
    Workload described = Workloads.shipped().named(workload).orElseThrow();
    var result = new RunResult("run");
    result.accept(
        new RunStarted(
            1,
            "run",
            plan,
            3,
            Measured.environment(),
            List.of(Measured.MAP_SERIES),
            Optional.of(described)));
    int number = 0;
    for (Settings point : plan.points()) {
      number++;
      trial(result, described, new Trial(number, Measured.MAP, workload, point, 1, false));
    }
    result.accept(new RunFinished(2, false));
    return result;
  }

  private static void trial(RunResult result, Workload workload, Trial trial) {
    int number = trial.number();
    result.accept(new TrialStarted(1, trial));
    result.accept(new EngineReported(1, number, "Made", "made", "made"));
    for (var phase : workload.phases()) {
      var timing = new PhaseTiming(0, number * MILLI, 0);
      result.accept(new PhaseFinished(1, number, phase.id(), 1000, timing, usage()));
    }
    result.accept(new TrialFinished(1, number, new Outcome.Completed()));
  }

  private static ResourceUsage usage() {
    var none = OptionalLong.empty();
    return new ResourceUsage(
        none, 0, 0, none, 5 << 20, none, 0, OptionalLong.of(3 << 20), none, none, Optional.empty());
  }

  private static List<String> lines(RunResult run) {
    return new RunTables(run, List.of()).lines();
  }

  @Test
  void showEveryFigureThatTheWorkloadIsAboutUnderThePhasesTitle() {
    assertThat(lines(run("lookup", "pairs", "")))
        .containsSubsequence("LOAD", "LOAD: heap kept", "LOOK UP", "LOOK UP: heap kept")
        .noneMatch(line -> line.endsWith("operations/s"));
    assertThat(lines(run("records", "records", "")))
        .containsSubsequence("BULK READS: operations/s of work", "BULK READS");
  }

  @Test
  void sayTheParametersThatDoNotVaryDefaultsIncluded() {
    assertThat(lines(run("records", "records", "parameters.reads = 2000")))
        .contains(
            "Commit: autocommit",
            "Parameters: 32 value bytes · 2,000 reads · 100,000 writes · 3 scans · settings own ·"
                + " cache warm");
    assertThat(lines(run("phases", "rows", ""))).noneMatch(line -> line.startsWith("Parameters"));
  }

  @Test
  void nameNoCommitStyleWhereNothingCommitsInIt() {
    assertThat(lines(run("lookup", "pairs", ""))).noneMatch(line -> line.startsWith("Commit"));
  }

  @Test
  void saySomethingOfTimesOnlyBelowTimes() {
    RunResult run = run("lookup", "pairs", "");
    String parts = "Open, work and close";

    assertThat(lines(run))
        .anyMatch(line -> line.startsWith("SCALING"))
        .anyMatch(line -> line.startsWith(parts));
    assertThat(new RunTables(run, List.of()).lines(Metric.HEAP_KEPT))
        .contains("LOOK UP: heap kept")
        .noneMatch(line -> line.startsWith("SCALING"))
        .noneMatch(line -> line.startsWith(parts));
  }
}
