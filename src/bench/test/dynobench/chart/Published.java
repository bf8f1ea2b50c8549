package dynobench.chart;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
import dynobench.plan.Rows;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.stats.Summary;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.Optional;

/// Published figures of one series, as medians only.
record Published(String id) implements MeasurementSet {
  static final Series SERIES =
      new Series(
          new Contender("old", "derby", new Autocommit()),
          "Derby",
          "10.0",
          "",
          "",
          Optional.empty(),
          List.of());

  @Override
  public List<Series> series() {
    return List.of(SERIES);
  }

  @Override
  public List<String> phases() {
    return List.of("insert");
  }

  @Override
  public Workload workload() {
    return Workloads.shipped().standard();
  }

  @Override
  public List<String> factors() {
    return List.of("rows");
  }

  @Override
  public List<Measurement> measurements(String phase, Metric metric) {
    return phase.equals("insert") && metric == Metric.TIME
        ? List.of(
            new Measurement(phase, metric, SERIES, Rows.at(1000), 1000, List.of(), Summary.of(5e9)))
        : List.of();
  }
}
