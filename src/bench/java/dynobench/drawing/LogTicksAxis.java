package dynobench.drawing;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;

/// A logarithmic axis with round numbers in full.
final class LogTicksAxis extends LogAxis {
  @Serial private static final long serialVersionUID = 1;

  /// Minimum ratio of the automatic range. A single figure alone would have no range.
  private static final double LEAST_RATIO = 2;

  @Override
  protected void autoAdjustRange() {
    super.autoAdjustRange();
    double ratio = getUpperBound() / getLowerBound();
    if (ratio < LEAST_RATIO) {
      double more = Math.sqrt(LEAST_RATIO / ratio);
      setRange(new Range(getLowerBound() / more, getUpperBound() * more), false, false);
    }
  }

  @Override
  public List<NumberTick> refreshTicks(
      Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
    int most = Ticks.most(this, area, edge);
    return Ticks.at(
        AxisNumbers.logarithmic(getLowerBound(), getUpperBound(), most),
        edge,
        AxisNumbers.format());
  }
}
