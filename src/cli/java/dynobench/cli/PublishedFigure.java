package dynobench.cli;

import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.table.Numbers;

/// How published figures are printed: memory in bytes, as the sources have it, all else in the unit
/// of this program's tables.
final class PublishedFigure {
  private PublishedFigure() {}

  /// The name of the unit.
  static String unit(Metric metric) {
    return metric.unit() == Unit.BYTES ? "bytes" : metric.unit().usual().text();
  }

  /// The figure in that unit.
  static String text(double value, Metric metric) {
    return metric.unit() == Unit.BYTES
        ? Numbers.count(Math.round(value))
        : Numbers.figure(value / metric.unit().usual().size());
  }
}
