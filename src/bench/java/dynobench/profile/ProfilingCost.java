package dynobench.profile;

import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.MeanInterval;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Ratio of the times of the profiled rounds to those of the run's own rounds, over all phases that
/// take at least some milliseconds. The rounds ran at different times, so the ratio includes
/// changes of the machine.
///
/// @param ratio mean ratio of the medians, with its interval over phases and contenders
public record ProfilingCost(MeanInterval ratio) {
  /// Shortest median of a phase that counts, in nanoseconds.
  private static final double LEAST_NANOS = 50e6;

  /// Returns the ratio; empty with fewer than three phases that can be compared.
  public static Optional<ProfilingCost> of(RunResult run, RunResult profiled) {
    var ratios = new ArrayList<Double>();
    for (String phase : run.phases()) {
      List<Measurement> all = profiled.measurements(phase, Metric.WORK);
      for (Measurement each : run.measurements(phase, Metric.WORK)) {
        all.stream()
            .filter(other -> other.series().contender().equals(each.series().contender()))
            .filter(other -> other.levels().equals(each.levels()))
            .filter(_ -> each.summary().median() >= LEAST_NANOS)
            .map(other -> perOperation(other) / perOperation(each))
            .forEach(ratios::add);
      }
    }
    return ratios.isEmpty()
        ? Optional.empty()
        : MeanInterval.of(new Summary(ratios), MeanInterval.USUAL_CONFIDENCE)
            .map(ProfilingCost::new);
  }

  private static double perOperation(Measurement it) {
    return it.summary().median() / Math.max(1, it.operations());
  }
}
