package dynobench.result;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Optional;

/// Figures that charts and tables can show: those of a run, or published ones.
public interface MeasurementSet {
  /// Returns the id of the run or reference with these figures.
  String id();

  /// Returns the publication of these figures, as one cites it; empty for a run.
  default Optional<String> citation() {
    return Optional.empty();
  }

  /// Returns the workload, as it was described when the figures were measured.
  Workload workload();

  /// Returns the series, in the order of display.
  List<Series> series();

  /// Returns whether a contender of another run repeats one of these series.
  default boolean isCounterpart(Contender contender, Series series) {
    return contender.equals(series.contender());
  }

  /// Returns the names of the factors, in order.
  List<String> factors();

  /// Returns the ids of the phases, in order.
  List<String> phases();

  /// Returns the measurements of a metric in a phase: series in order, then factors from small to
  /// large.
  List<Measurement> measurements(String phase, Metric metric);

  /// Returns the measurements of a phase's wall-clock time: series in order, then factors from
  /// small to large.
  default List<Measurement> measurements(String phase) {
    return measurements(phase, Metric.TIME);
  }
}
