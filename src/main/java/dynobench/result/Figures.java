package dynobench.result;

import dynobench.event.Series;
import java.util.List;

/// Times that charts and tables can show: of a run, or published by somebody else.
public interface Figures {
  /// The name of what they are from: the id of a run or of a reference.
  String id();

  /// What was measured, in the order of showing.
  List<Series> series();

  /// The names of the phases, in order.
  List<String> phases();

  /// Wall-clock nanoseconds of a phase: series in order, then rows from small to large.
  List<Measurement> measurements(String phase);
}
