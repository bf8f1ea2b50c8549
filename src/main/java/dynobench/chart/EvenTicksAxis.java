package dynobench.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;

/// A linear axis with few, round numbers.
final class EvenTicksAxis extends NumberAxis {
  @Serial private static final long serialVersionUID = 1;

  private final double leastStep;

  /// @param leastStep between two numbers: 1 where only whole numbers make sense
  EvenTicksAxis(double leastStep) {
    this.leastStep = leastStep;
  }

  @Override
  public List<NumberTick> refreshTicks(
      Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
    int most = Ticks.most(this, area, edge);
    return Ticks.at(AxisNumbers.even(getLowerBound(), getUpperBound(), most, leastStep), edge);
  }
}
