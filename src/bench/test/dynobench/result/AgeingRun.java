package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.measure.AgeingObservation;
import dynobench.measure.Latencies;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.planfile.PlanFile;
import dynobench.run.Schedule;
import dynobench.toml.Problems;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntToLongFunction;
import org.HdrHistogram.Histogram;

/// Artificial run of the workload ageing: one trial of each of two contenders.
///
/// @param cycles number of cycles of each trial
/// @param storedBytes size of the files of the first contender after a cycle; the second one keeps
///   nothing on the disk
/// @param cleanedBytes size of the files of the first contender after the clean-up
public record AgeingRun(int cycles, IntToLongFunction storedBytes, long cleanedBytes) {
  /// Size of the live data.
  public static final long LIVE = 1_000_000;

  private static final long MILLI = 1_000_000;

  private static final String PLAN =
      """
      name = "ageing"
      workload = "ageing"
      contenders = ["h2/file", "hsqldb/mem"]
      repetitions = 1
      """;

  public RunResult result() {
    Plan plan =
        PlanFile.read("ageing", PLAN, List.of(), Workloads.shipped(), new Problems()).orElseThrow();
    Workload workload = Workloads.shipped().named("ageing").orElseThrow();
    List<Trial> trials = Schedule.of(plan);
    var result = new RunResult("ageing");
    result.accept(
        new RunEvent.RunStarted(
            SampleRun.BEGIN,
            "ageing",
            plan,
            trials.size(),
            SampleRun.environment("made"),
            plan.contenders().stream().map(Series::nameless).toList(),
            Optional.of(workload)));
    trials.forEach(each -> add(result, each, each.contender().engine().equals("h2")));
    result.accept(new RunEvent.RunFinished(SampleRun.BEGIN, false));
    return result;
  }

  private void add(RunResult result, Trial trial, boolean keeps) {
    int number = trial.number();
    result.accept(new RunEvent.TrialStarted(SampleRun.BEGIN, trial));
    result.accept(new RunEvent.EngineReported(SampleRun.BEGIN, number, "Made", "1", "made"));
    for (int cycle = 1; cycle <= cycles; cycle++) {
      var latencies = new Histogram(Latencies.DIGITS);
      latencies.recordValue(cycle * MILLI);
      see(
          result,
          number,
          new AgeingObservation.Cycle(
              cycle,
              600,
              300 * MILLI,
              Latencies.of(latencies, cycle * MILLI),
              keeps ? storedBytes.applyAsLong(cycle) : 0,
              LIVE));
    }
    long last = keeps ? storedBytes.applyAsLong(cycles) : 0;
    see(
        result,
        number,
        new AgeingObservation.CleanUp("cleaning", keeps, last, keeps ? cleanedBytes : 0));
    Workload workload = result.workload();
    for (Phase phase : workload.phases()) {
      long operations = phase.operations().of(workload.settings(trial.levels()));
      result.accept(new RunEvent.PhaseStarted(SampleRun.BEGIN, number, phase.id(), operations));
      result.accept(
          new RunEvent.PhaseFinished(
              SampleRun.BEGIN,
              number,
              phase.id(),
              operations,
              new PhaseTiming(0, 250 * MILLI, 0),
              usage()));
    }
    result.accept(new RunEvent.TrialFinished(SampleRun.BEGIN, number, new Outcome.Completed()));
  }

  private static void see(RunResult result, int trial, AgeingObservation seen) {
    result.accept(new RunEvent.AgeingSeen(SampleRun.BEGIN, trial, seen));
  }

  private static ResourceUsage usage() {
    var none = OptionalLong.empty();
    return new ResourceUsage(none, 0, 0, none, 0, none, 0);
  }
}
