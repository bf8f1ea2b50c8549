package dynobench.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;

/// A logarithmic axis with round numbers written out.
final class LogTicksAxis extends LogAxis {
  @Serial private static final long serialVersionUID = 1;

  @Override
  public List<NumberTick> refreshTicks(
      Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
    int most = Ticks.most(this, area, edge);
    return Ticks.at(AxisNumbers.logarithmic(getLowerBound(), getUpperBound(), most), edge);
  }
}
