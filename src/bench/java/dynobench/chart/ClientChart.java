package dynobench.chart;

import dynobench.measure.Metric;
import dynobench.workload.Workload;

/// A chart of one phase in which clients work. Most show one figure only, their usual one.
interface ClientChart extends Chart {
  @Override
  default Choice choice() {
    return Choice.PHASE;
  }

  @Override
  default boolean isFor(Workload workload) {
    return workload.hasClients();
  }

  @Override
  default boolean shows(Metric metric) {
    return metric == usual();
  }

  @Override
  default Metric usual() {
    return Metric.LATENCY_P99;
  }
}
