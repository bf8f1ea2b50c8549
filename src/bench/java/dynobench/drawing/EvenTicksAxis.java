package dynobench.drawing;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.text.NumberFormat;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;

/// A linear axis with few, round numbers.
final class EvenTicksAxis extends NumberAxis {
  @Serial private static final long serialVersionUID = 1;

  private final double leastStep;
  private final NumberFormat format;

  /// @param leastStep smallest step between two numbers: 1 if only whole numbers make sense
  EvenTicksAxis(double leastStep) {
    this(leastStep, AxisNumbers.format());
  }

  private EvenTicksAxis(double leastStep, NumberFormat format) {
    this.leastStep = leastStep;
    this.format = format;
  }

  /// Returns an axis of years, which have no thousands separator.
  static EvenTicksAxis years() {
    return new EvenTicksAxis(1, AxisNumbers.years());
  }

  @Override
  public List<NumberTick> refreshTicks(
      Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
    int most = Ticks.most(this, area, edge);
    return Ticks.at(
        AxisNumbers.even(getLowerBound(), getUpperBound(), most, leastStep), edge, format);
  }
}
