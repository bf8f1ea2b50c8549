package dynobench.ui.monitor;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.Line;

/// Paints thinned curves into one strip.
final class CurvePainter {
  private static final double BAR = 2;
  private static final double DOT = 5;

  private final GraphicsContext pen;
  private final StripsLooks looks;
  private final double left;
  private final double width;
  private final double top;
  private final double bottom;
  private final double highest;

  /// @param highest value, which lies at the top; 0 lies at the bottom
  CurvePainter(
      GraphicsContext pen,
      StripsLooks looks,
      double left,
      double width,
      double top,
      double bottom,
      double highest) {
    this.pen = pen;
    this.looks = looks;
    this.left = left;
    this.width = width;
    this.top = top;
    this.bottom = bottom;
    this.highest = highest;
  }

  void paint(Curve curve, Columns columns) {
    // No clip: thinned columns lie inside, and a clip costs more than everything else together.
    switch (curve.shape()) {
      case LINE -> line(curve, columns);
      case FILLED -> {
        fill(curve, columns);
        line(curve, columns);
      }
      case BARS -> bars(curve, columns);
    }
  }

  /// Marks one value.
  void dot(Curve curve, double x, double value) {
    if (x >= left && x <= left + width) {
      pen.setFill(looks.of(curve).getStroke());
      pen.fillOval(x - DOT / 2, y(value) - DOT / 2, DOT, DOT);
    }
  }

  private double y(double value) {
    return bottom - (bottom - top) * value / highest;
  }

  private void line(Curve curve, Columns columns) {
    use(pen, looks.of(curve));
    pen.beginPath();
    for (int index = 0; index < columns.count(); index++) {
      double x = left + columns.place(index);
      double first = y(columns.first(index));
      if (columns.joined(index)) {
        pen.lineTo(x, first);
      } else {
        pen.moveTo(x - 0.5, first);
        pen.lineTo(x + 0.5, first);
      }
      if (columns.low(index) < columns.high(index)) {
        pen.lineTo(x, y(columns.low(index)));
        pen.lineTo(x, y(columns.high(index)));
        pen.lineTo(x, y(columns.last(index)));
      }
    }
    pen.stroke();
  }

  private void fill(Curve curve, Columns columns) {
    pen.setFill(looks.shade(curve));
    int begin = 0;
    while (begin < columns.count()) {
      int end = begin + 1;
      while (end < columns.count() && columns.joined(end)) {
        end++;
      }
      fill(columns, begin, end);
      begin = end;
    }
  }

  private void fill(Columns columns, int begin, int end) {
    pen.beginPath();
    pen.moveTo(left + columns.place(begin), bottom);
    for (int index = begin; index < end; index++) {
      pen.lineTo(left + columns.place(index), y(columns.high(index)));
    }
    pen.lineTo(left + columns.place(end - 1), bottom);
    pen.fill();
  }

  private void bars(Curve curve, Columns columns) {
    pen.setFill(looks.of(curve).getStroke());
    for (int index = 0; index < columns.count(); index++) {
      if (columns.high(index) > 0) {
        double height = Math.max(BAR, bottom - y(columns.high(index)));
        pen.fillRect(left + columns.place(index) - BAR / 2, bottom - height, BAR, height);
      }
    }
  }

  /// Lets a pen draw like a line that a style sheet has dressed.
  static void use(GraphicsContext pen, Line like) {
    pen.setStroke(like.getStroke());
    pen.setLineWidth(like.getStrokeWidth());
    pen.setLineDashes(
        like.getStrokeDashArray().stream().mapToDouble(Double::doubleValue).toArray());
  }
}
