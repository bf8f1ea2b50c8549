package dynobench.ui.monitor.recording;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.WorkloadPhases;
import dynobench.measure.ClientInterval;
import dynobench.measure.Latencies;
import dynobench.measure.OperationFigures;
import dynobench.measure.Sample;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.HdrHistogram.Histogram;

/// Artificial runs with ten samples a second.
public final class Samples {
  public static final long BEGIN = 1_795_000_000_000L;
  private static final String WORKLOAD = Workloads.shipped().standard().id();
  private static final String MAIN = WorkloadPhases.main(WORKLOAD);
  private static final int STEP_MILLIS = 100;
  private static final int GAP_MILLIS = 3_000;

  private Samples() {}

  public static RunEvent.Sampled sampled(
      long millis, int trial, double cpu, long gcMillis, long written) {
    return sampled(millis, trial, cpu, gcMillis, OptionalLong.of(written));
  }

  /// Returns a sample of a system that does not count bytes.
  static RunEvent.Sampled untold(long millis, int trial) {
    return sampled(millis, trial, 1, 0, OptionalLong.empty());
  }

  private static RunEvent.Sampled sampled(
      long millis, int trial, double cpu, long gcMillis, OptionalLong written) {
    var sample =
        new Sample(
            OptionalDouble.of(cpu),
            OptionalDouble.of(0.5),
            100 << 20,
            200 << 20,
            512 << 20,
            50 << 20,
            1,
            gcMillis,
            written,
            1_000,
            OptionalLong.empty());
    return new RunEvent.Sampled(BEGIN + millis, trial, MAIN, 10, sample);
  }

  /// Returns one second of clients, with this latency of each operation.
  ///
  /// @param nanos latency in nanoseconds
  public static RunEvent.IntervalPassed second(long millis, int trial, long done, long nanos) {
    var recorded = new Histogram(Latencies.DIGITS);
    if (done > 0) {
      recorded.recordValueWithCount(nanos, done);
    }
    var kind = new OperationFigures("transfer", done, 0, 0, Latencies.ofSecond(recorded));
    var interval = new ClientInterval(millis * 1_000_000, 1_000_000_000, false, 0, List.of(kind));
    return new RunEvent.IntervalPassed(BEGIN + millis, trial, "transfer", interval);
  }

  public static Trial trial(int number) {
    return new Trial(
        number,
        new Contender("hsqldb", "cached", new CommitStyle.Autocommit()),
        WORKLOAD,
        Rows.at(2_000),
        1,
        false);
  }

  public static List<RunEvent> run(int trials, int samplesEach) {
    var events = new ArrayList<RunEvent>();
    long millis = 0;
    for (int trial = 1; trial <= trials; trial++) {
      events.add(new RunEvent.TrialStarted(BEGIN + millis, trial(trial)));
      events.add(new RunEvent.PhaseStarted(BEGIN + millis, trial, MAIN, 10));
      for (int index = 0; index < samplesEach; index++) {
        millis += STEP_MILLIS;
        double cpu = (index * 31 + trial * 17) % 200 / 100.0;
        events.add(sampled(millis, trial, cpu, index * 2L, index * 10_000L));
      }
      events.add(new RunEvent.TrialFinished(BEGIN + millis, trial, new Outcome.Completed()));
      millis += GAP_MILLIS;
    }
    return events;
  }
}
