package dynobench.chart;

import dynobench.measure.Metric;
import dynobench.workload.Workload;

/// A chart of one phase with clients. Most of these charts show only one metric, their default.
interface ClientChart extends Chart {
  @Override
  default ChartSelection choice() {
    return ChartSelection.PHASE;
  }

  @Override
  default boolean isFor(Workload workload) {
    return workload.hasClients();
  }

  @Override
  default boolean shows(Metric metric) {
    return metric == defaultMetric();
  }

  @Override
  default Metric defaultMetric() {
    return Metric.LATENCY_P99;
  }
}
