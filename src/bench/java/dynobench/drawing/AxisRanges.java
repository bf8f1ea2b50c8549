package dynobench.drawing;

import java.util.Optional;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.data.Range;

/// Zoomed ranges of a chart's axes; an axis without one shows all values.
public record AxisRanges(Optional<Range> domain, Optional<Range> values) {
  public static final AxisRanges ALL = new AxisRanges(Optional.empty(), Optional.empty());

  /// Returns the present ranges of a chart.
  public static AxisRanges of(PictureChart chart) {
    return new AxisRanges(
        zoomed(chart.getXYPlot().getDomainAxis()), zoomed(chart.getXYPlot().getRangeAxis()));
  }

  private static Optional<Range> zoomed(ValueAxis axis) {
    return axis.isAutoRange() ? Optional.empty() : Optional.of(axis.getRange());
  }

  void applyTo(PictureChart chart) {
    domain.ifPresent(chart.getXYPlot().getDomainAxis()::setRange);
    values.ifPresent(chart.getXYPlot().getRangeAxis()::setRange);
  }
}
