package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.table.NumberText;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.Map;

/// Draws bars, horizontal or vertical, with their observations as dots and the figure at the end.
final class BarDrawing {
  /// Opacity of bars and dots. A bar is pale, so that its interval and dots stay visible.
  private static final int PALE = 90;

  private static final int DOT_OPACITY = 200;

  /// Diameter of a dot and of the ring around an outlier, in marker sizes.
  private static final double DOT = 0.6;

  private static final double RING = 1;

  /// Distance of dots from the middle of a bar that is thick enough, as a fraction of its
  /// thickness.
  private static final double BESIDE = 0.28;

  /// Gap between a bar's end and its figure, in ems.
  private static final double GAP = 0.6;

  /// Font sizes of figures at horizontal and at vertical bars.
  private static final double FIGURE = 0.92;

  private static final double SMALL = 0.8;

  private final Picture picture;
  private final ChartTheme theme;
  private final Map<Double, ChartPoint> tops = new HashMap<>();

  BarDrawing(Picture picture, ChartTheme theme) {
    this.picture = picture;
    this.theme = theme;
    for (ChartLine line : picture.lines()) {
      for (ChartPoint point : line.points()) {
        tops.merge(point.x(), point, (one, other) -> one.y() >= other.y() ? one : other);
      }
    }
  }

  /// Draws a bar. On a logarithmic axis, draws a thin line to the marker instead: without a zero, a
  /// bar's length would be meaningless.
  void draw(Graphics2D g, PlotCoordinates sheet, ChartLine line, ChartPoint point, Color colour) {
    boolean part = line.part().isPresent();
    if (picture.y().log()) {
      g.setPaint(Colours.opaque(colour, PALE));
      g.setStroke(theme.stroke(1));
      Point2D from = sheet.at(point.x(), sheet.range().getLowerBound());
      g.draw(new Line2D.Double(from, sheet.at(point.x(), point.y())));
      return;
    }
    Shape bar = sheet.bar(point);
    if (part || !line.look().hollow()) {
      g.setPaint(part ? colour : Colours.opaque(colour, PALE));
      g.fill(bar);
    }
    g.setPaint(part ? theme.axis() : colour);
    g.setStroke(
        line.look().isPublished() ? theme.stroke(line.look()) : theme.stroke(part ? 0.3 : 0.6));
    g.draw(bar);
  }

  /// Draws a point's observations, and rings around outliers.
  void drawObserved(Graphics2D g, PlotCoordinates sheet, ChartPoint point, Color colour) {
    double size = theme.markerSize();
    double beside =
        sheet.lying() && sheet.thickness() > 1.3 * size ? BESIDE * sheet.thickness() : 0;
    g.setStroke(theme.stroke(0.6));
    g.setPaint(colour);
    for (double outlier : point.outliers()) {
      g.draw(Markers.moved(Markers.ring(size * RING), below(sheet, point, outlier, beside)));
    }
    g.setStroke(theme.stroke(0.3));
    for (double each : point.observed()) {
      Shape dot = Markers.moved(Markers.ring(size * DOT), below(sheet, point, each, beside));
      g.setPaint(Colours.opaque(colour, DOT_OPACITY));
      g.fill(dot);
      g.setPaint(theme.background());
      g.draw(dot);
    }
  }

  private static Point2D below(
      PlotCoordinates sheet, ChartPoint point, double value, double beside) {
    Point2D at = sheet.at(point.x(), value);
    return new Point2D.Double(at.getX(), at.getY() + beside);
  }

  /// Returns the area of the bar that reacts to the pointer. Even a short bar has some.
  Shape hot(PlotCoordinates sheet, ChartLine line, ChartPoint point) {
    Rectangle2D bar = sheet.bar(point);
    if (line.part().isEmpty()) {
      Point2D end = sheet.at(point.x(), point.y());
      double size = theme.markerSize();
      bar.add(new Rectangle2D.Double(end.getX() - size, end.getY() - size / 2, 2 * size, size));
    }
    return bar;
  }

  /// Draws the figure behind a horizontal bar and all its marks, or above a vertical one if space
  /// allows. Of stacked bars, only the top has a figure.
  void drawFigure(Graphics2D g, PlotCoordinates sheet, ChartPoint point, PointLabels labels) {
    if (!point.equals(tops.get(point.x())) || !sheet.shows(point)) {
      return;
    }
    String text = text(point);
    boolean lying = sheet.lying();
    if (!lying && room(g) > sheet.thickness() + 2 * GAP * theme.fontSize()) {
      return;
    }
    g.setFont(lying ? theme.font(Math.min(FIGURE, close(sheet))) : font());
    Rectangle2D size = g.getFontMetrics().getStringBounds(text, g);
    double gap = GAP * theme.fontSize();
    Point2D end = sheet.at(point.x(), point.extent().max().orElse(point.y()));
    g.setPaint(theme.text());
    if (lying) {
      double x = Math.min(end.getX(), sheet.area().getMaxX()) + gap;
      g.drawString(text, (float) x, (float) (end.getY() - size.getCenterY()));
      return;
    }
    var place =
        new Rectangle2D.Double(
            end.getX() - size.getWidth() / 2,
            end.getY() - gap - size.getHeight(),
            size.getWidth(),
            size.getHeight());
    if (sheet.area().contains(place) && labels.take(place)) {
      g.drawString(text, (float) place.getX(), (float) (place.getY() - size.getY()));
    }
  }

  private double close(PlotCoordinates sheet) {
    return ChartText.CLOSE * sheet.thickness() / sheet.barWidth() / theme.fontSize();
  }

  private Font font() {
    return theme.font(picture.form() == ChartForm.BARS ? FIGURE : SMALL);
  }

  private static String text(ChartPoint point) {
    return NumberText.figure(point.y());
  }

  /// Returns the width of the figures at the ends of horizontal bars.
  double room(Graphics2D g) {
    g.setFont(font());
    double widest =
        tops.values().stream()
            .mapToDouble(each -> g.getFontMetrics().stringWidth(text(each)))
            .max()
            .orElse(0);
    return widest + GAP * theme.fontSize();
  }
}
