package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.measure.AgeingObservation;
import dynobench.measure.Latencies;
import dynobench.plan.Trial;
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
    RunResult result = MadeRun.started(PLAN);
    MadeRun.trials(result)
        .forEach(each -> add(result, each, each.contender().engine().equals("h2")));
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
    MadeRun.phases(result, trial, 250 * MILLI, _ -> OptionalLong.empty());
    result.accept(new RunEvent.TrialFinished(SampleRun.BEGIN, number, new Outcome.Completed()));
  }

  private static void see(RunResult result, int trial, AgeingObservation seen) {
    result.accept(new RunEvent.AgeingSeen(SampleRun.BEGIN, trial, seen));
  }
}
