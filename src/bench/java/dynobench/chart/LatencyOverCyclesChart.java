package dynobench.chart;

import dynobench.measure.Metric;
import dynobench.result.AgedSeries.AgedCycle;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/// Chart of the 99th percentile of the transactions' times over the cycles of a database in long
/// use.
final class LatencyOverCyclesChart extends CyclesChart {
  @Override
  public String id() {
    return "latency-cycles";
  }

  @Override
  public String title() {
    return "Latency over cycles";
  }

  @Override
  public String about() {
    return "99th percentile of the transactions' times in each cycle of changes";
  }

  @Override
  public Metric defaultMetric() {
    return Metric.LATENCY_P99;
  }

  @Override
  double figure(AgedCycle cycle) {
    return cycle.p99Nanos();
  }

  @Override
  Optional<ToDoubleFunction<AgedCycle>> reference() {
    return Optional.empty();
  }

  @Override
  String heading() {
    return "99th percentile of the transactions, cycle by cycle";
  }

  @Override
  List<String> notes() {
    return List.of();
  }
}
