package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.PixelColumns;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;

/// Drawing of thinned curves into one lane of a raster. All coordinates are in the raster's pixels.
final class CurvePainter {
  private static final double BAR = 2;

  private final Raster raster;
  private final double scale;
  private final double top;
  private final double bottom;
  private final double highest;

  /// Creates a painter for one lane.
  ///
  /// @param highest value at the top; 0 is at the bottom
  CurvePainter(Surface on, int lane, double highest) {
    raster = on.raster();
    scale = on.scale();
    top = on.place().highest(lane) * scale;
    bottom = on.place().lowest(lane) * scale;
    this.highest = highest;
  }

  void paint(Curve curve, PixelColumns columns, StripsLooks looks) {
    Line like = looks.of(curve);
    switch (curve.shape()) {
      case LINE -> line(like, columns);
      case FILLED -> {
        fill(argb(looks.shade(curve)), columns);
        line(like, columns);
      }
      case BARS -> bars(argb(like.getStroke()), columns);
    }
  }

  private double y(double value) {
    return bottom - (bottom - top) * Math.min(value, highest) / highest;
  }

  private void line(Line like, PixelColumns columns) {
    line(argb(like.getStroke()), like.getStrokeWidth(), Dash.of(like, scale), columns);
  }

  /// Draws a line without dashes. Columns that are not joined have a gap between them.
  ///
  /// @param width in units of the layout
  void line(int colour, double width, PixelColumns columns) {
    line(colour, width, Dash.NONE, columns);
  }

  /// Draws a line of one pixel with hard edges, which takes a third of the time.
  void hairline(int argb, PixelColumns columns) {
    int colour = Raster.premultiplied(argb);
    for (int index = 0; index < columns.count(); index++) {
      int x = (int) Math.floor(columns.place(index));
      double upper = y(columns.high(index));
      double lower = y(columns.low(index));
      if (columns.joined(index)) {
        int from = (int) Math.floor(columns.place(index - 1));
        double before = y(columns.last(index - 1));
        double slope = (y(columns.first(index)) - before) / Math.max(1, x - from);
        for (int at = Math.max(from + 1, 0); at < Math.min(x, raster.width()); at++) {
          double y = before + slope * (at - from);
          hairline(at, Math.min(y, y - slope), Math.max(y, y - slope), colour);
        }
        upper = Math.min(upper, before + slope * (x - from - 1));
        lower = Math.max(lower, before + slope * (x - from - 1));
      }
      hairline(x, upper, lower, colour);
    }
  }

  private void hairline(int x, double upper, double lower, int colour) {
    int y = (int) upper;
    raster.pixels(x, y, Math.max(y + 1, (int) lower), colour);
  }

  private void line(int colour, double width, Dash dash, PixelColumns columns) {
    double half = width * scale / 2;
    for (int index = 0; index < columns.count(); index++) {
      int x = (int) Math.floor(columns.place(index));
      double upper = y(columns.high(index));
      double lower = y(columns.low(index));
      if (columns.joined(index)) {
        double before = y(columns.last(index - 1));
        double first = y(columns.first(index));
        int from = (int) Math.floor(columns.place(index - 1));
        bridge(from, before, x, first, half, dash, colour);
        double entered = x > from + 1 ? first : before;
        upper = Math.min(upper, entered);
        lower = Math.max(lower, entered);
      }
      if (dash.covers(x)) {
        raster.column(x, upper - half, lower + half, colour);
      }
    }
  }

  /// Draws the columns between two that contain values.
  private void bridge(
      int from, double fromY, int to, double toY, double half, Dash dash, int colour) {
    double slope = (toY - fromY) / Math.max(1, to - from);
    int end = Math.min(to, raster.width());
    for (int x = Math.max(from + 1, 0); x < end; x++) {
      if (dash.covers(x)) {
        double a = fromY + slope * (x - from - 0.5);
        double b = a + slope;
        raster.column(x, Math.min(a, b) - half, Math.max(a, b) + half, colour);
      }
    }
  }

  private void fill(int colour, PixelColumns columns) {
    for (int index = 0; index < columns.count(); index++) {
      int x = (int) Math.floor(columns.place(index));
      double high = y(columns.high(index));
      int from = columns.joined(index) ? (int) Math.floor(columns.place(index - 1)) + 1 : x;
      double before = columns.joined(index) ? y(columns.high(index - 1)) : high;
      for (int at = Math.max(0, from); at <= Math.min(x, raster.width() - 1); at++) {
        double share = x == from ? 1 : (at - from + 1.0) / (x - from + 1.0);
        raster.column(at, before + (high - before) * share, bottom, colour);
      }
    }
  }

  /// Draws a bar for each column with a value above 0.
  void bars(int colour, PixelColumns columns) {
    int width = (int) Math.round(BAR * scale);
    for (int index = 0; index < columns.count(); index++) {
      if (columns.high(index) > 0) {
        int x = (int) Math.floor(columns.place(index)) - width / 2;
        double upper = Math.min(y(columns.high(index)), bottom - BAR * scale);
        for (int at = x; at < x + width; at++) {
          raster.column(at, upper, bottom, colour);
        }
      }
    }
  }

  /// Returns the colour, not premultiplied; transparent for a paint that is no colour.
  static int argb(Paint paint) {
    return paint instanceof Color color
        ? (byteOf(color.getOpacity()) << 24)
            | (byteOf(color.getRed()) << 16)
            | (byteOf(color.getGreen()) << 8)
            | byteOf(color.getBlue())
        : 0;
  }

  private static int byteOf(double share) {
    return (int) Math.round(share * 255);
  }

  /// Alternating strokes and gaps along the x axis, in pixels.
  private record Dash(int stroke, int period) {
    static final Dash NONE = new Dash(1, 1);

    static Dash of(Line like, double scale) {
      var dashes = like.getStrokeDashArray();
      if (dashes.size() < 2) {
        return NONE;
      }
      int stroke = (int) Math.max(1, Math.round(dashes.get(0) * scale));
      int gap = (int) Math.max(1, Math.round(dashes.get(1) * scale));
      return new Dash(stroke, stroke + gap);
    }

    boolean covers(int x) {
      return Math.floorMod(x, period) < stroke;
    }
  }
}
