package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartPoint;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;

/// Conversion from units of the axes to pixels.
///
/// @param squeeze factor on the distances between the bars of a group, below 1 if the bars have
///   their maximum thickness
record PlotCoordinates(
    Rectangle2D area,
    XYPlot plot,
    ValueAxis domain,
    ValueAxis range,
    double barWidth,
    double squeeze) {
  /// Maximum thickness of a bar, in ems.
  private static final double THICKEST = 28.0 / 12;

  static PlotCoordinates of(
      Rectangle2D area,
      XYPlot plot,
      ValueAxis domain,
      ValueAxis range,
      Picture picture,
      double em) {
    if (picture.form() == ChartForm.LINES) {
      return new PlotCoordinates(area, plot, domain, range, 0, 1);
    }
    boolean lying = picture.form() == ChartForm.BARS;
    double length = lying ? area.getHeight() : area.getWidth();
    double thickness = picture.barWidth() * length / domain.getRange().getLength();
    double squeeze = Math.min(1, THICKEST * em / thickness);
    return new PlotCoordinates(
        area, plot, domain, range, picture.barWidth() * squeeze, lying ? 1 : squeeze);
  }

  boolean lying() {
    return plot.getOrientation().isHorizontal();
  }

  Point2D at(double x, double y) {
    double centre = Math.rint(x);
    double nearer = squeeze == 1 ? x : centre + (x - centre) * squeeze;
    return exactly(nearer, y);
  }

  private Point2D exactly(double x, double y) {
    double along = domain.valueToJava2D(x, area, plot.getDomainAxisEdge());
    double up = range.valueToJava2D(y, area, plot.getRangeAxisEdge());
    return lying() ? new Point2D.Double(up, along) : new Point2D.Double(along, up);
  }

  boolean shows(ChartPoint point) {
    return domain.getRange().contains(point.x()) && range.getRange().contains(point.y());
  }

  Path2D path(List<ChartPoint> points) {
    var path = new Path2D.Double();
    for (ChartPoint point : points) {
      Point2D at = at(point.x(), point.y());
      if (path.getCurrentPoint() == null) {
        path.moveTo(at.getX(), at.getY());
      } else {
        path.lineTo(at.getX(), at.getY());
      }
    }
    return path;
  }

  /// Returns the area between the lower and upper ends of adjacent intervals.
  Path2D band(List<ChartPoint> points) {
    var band = new Path2D.Double();
    for (ChartPoint point : points) {
      Point2D at = at(point.x(), point.high());
      if (band.getCurrentPoint() == null) {
        band.moveTo(at.getX(), at.getY());
      } else {
        band.lineTo(at.getX(), at.getY());
      }
    }
    for (ChartPoint point : points.reversed()) {
      Point2D at = at(point.x(), point.low());
      band.lineTo(at.getX(), at.getY());
    }
    band.closePath();
    return band;
  }

  /// Returns the rectangle of a bar. On a logarithmic axis, which has no zero, the bar begins at
  /// the lower end.
  Rectangle2D bar(ChartPoint point) {
    double base = Math.max(point.base(), range.getLowerBound());
    Point2D from = at(point.x(), base);
    Point2D to = at(point.x(), Math.max(base, point.y()));
    double half = thickness() / 2;
    var bar = new Rectangle2D.Double();
    if (lying()) {
      bar.setFrameFromDiagonal(from.getX(), from.getY() - half, to.getX(), to.getY() + half);
    } else {
      bar.setFrameFromDiagonal(from.getX() - half, from.getY(), to.getX() + half, to.getY());
    }
    return bar;
  }

  /// Returns the thickness of a bar in pixels.
  double thickness() {
    double length = lying() ? area.getHeight() : area.getWidth();
    return barWidth * length / domain.getRange().getLength();
  }
}
