package dynobench.drawing;

import java.awt.geom.Rectangle2D;
import java.text.NumberFormat;
import java.util.List;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/// Tick marks of an axis.
final class Ticks {
  /// Space for each number, in font sizes, across and upwards.
  private static final double ROOM_ACROSS = 7;

  private static final double ROOM_UPWARDS = 2.8;
  private static final int FEWEST = 3;

  /// Maximum count of numbers, to avoid clutter.
  private static final int MOST = 9;

  private Ticks() {}

  static NumberTick at(double value, String label, RectangleEdge edge) {
    TextAnchor anchor =
        RectangleEdge.isTopOrBottom(edge) ? TextAnchor.TOP_CENTER : TextAnchor.CENTER_RIGHT;
    return new NumberTick(value, label, anchor, TextAnchor.CENTER, 0);
  }

  static List<NumberTick> at(List<Double> values, RectangleEdge edge, NumberFormat format) {
    return values.stream().map(value -> at(value, format.format(value), edge)).toList();
  }

  /// Returns the number of ticks that an axis has space for, from 3 to 9.
  static int most(Axis axis, Rectangle2D area, RectangleEdge edge) {
    double em = axis.getTickLabelFont().getSize2D();
    double room =
        RectangleEdge.isTopOrBottom(edge)
            ? area.getWidth() / (ROOM_ACROSS * em)
            : area.getHeight() / (ROOM_UPWARDS * em);
    return Math.clamp((int) room, FEWEST, MOST);
  }
}
