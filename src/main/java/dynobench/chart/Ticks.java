package dynobench.chart;

import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/// Marks at an axis.
final class Ticks {
  private Ticks() {}

  static NumberTick at(double value, String label, RectangleEdge edge) {
    TextAnchor anchor =
        RectangleEdge.isTopOrBottom(edge) ? TextAnchor.TOP_CENTER : TextAnchor.CENTER_RIGHT;
    return new NumberTick(value, label, anchor, TextAnchor.CENTER, 0);
  }
}
