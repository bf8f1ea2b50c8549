package dynobench.cli;

import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.table.NumberText;

/// Texts of published figures: memory in bytes, as in the sources, and all others in the unit of
/// this program's tables.
final class PublishedFigure {
  private PublishedFigure() {}

  /// Returns the name of the unit.
  static String unit(Metric metric) {
    return metric.unit() == Unit.BYTES ? "bytes" : metric.unit().usual().text();
  }

  /// Returns the figure in the unit of [#unit]; bytes are rounded to a whole number.
  static String text(double value, Metric metric) {
    return metric.unit() == Unit.BYTES
        ? NumberText.count(Math.round(value))
        : NumberText.figure(value / metric.unit().usual().size());
  }
}
