package dynobench.result;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.workload.Workload;
import java.util.List;

/// Figures that charts and tables can show: of a run, or published by somebody else.
public interface Figures {
  /// The name of what they are from: the id of a run or of a reference.
  String id();

  /// What was done, as it was described then.
  Workload workload();

  /// What was measured, in the order of showing.
  List<Series> series();

  /// The names of what varies, in order.
  List<String> factors();

  /// The ids of the phases, in order.
  List<String> phases();

  /// What a metric was in a phase: series in order, then factors from small to large.
  List<Measurement> measurements(String phase, Metric metric);

  /// The wall-clock time of a phase, likewise.
  default List<Measurement> measurements(String phase) {
    return measurements(phase, Metric.TIME);
  }
}
