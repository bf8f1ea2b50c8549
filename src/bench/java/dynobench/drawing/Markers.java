package dynobench.drawing;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/// The eight marker shapes, of similar visual weight, centred at the origin.
public final class Markers {
  private static final double FULL = 2 * Math.PI;

  /// Shapes of radius 1, in the order of [dynobench.chart.SeriesLook].
  private static final List<Shape> UNIT =
      List.of(
          new Ellipse2D.Double(-0.95, -0.95, 1.9, 1.9),
          new Rectangle2D.Double(-0.85, -0.85, 1.7, 1.7),
          star(3, 1.2, 0.6),
          star(4, 1.2, 1.2 * Math.sqrt(0.5)),
          turned(star(3, 1.2, 0.6), Math.PI),
          cross(),
          turned(cross(), Math.PI / 4),
          star(5, 1.3, 0.52));

  private Markers() {}

  /// @param marker index of a [dynobench.chart.SeriesLook]
  public static Shape of(int marker, double width) {
    return AffineTransform.getScaleInstance(width / 2, width / 2)
        .createTransformedShape(UNIT.get(marker));
  }

  static Shape moved(Shape shape, Point2D to) {
    return AffineTransform.getTranslateInstance(to.getX(), to.getY()).createTransformedShape(shape);
  }

  static Shape ring(double width) {
    return of(0, width);
  }

  /// Returns a star with points at the outer radius and dents at the inner one. The first point is
  /// at the top.
  private static Shape star(int points, double outer, double inner) {
    var path = new Path2D.Double();
    for (int i = 0; i < 2 * points; i++) {
      double angle = FULL * i / (2 * points) - Math.PI / 2;
      double radius = i % 2 == 0 ? outer : inner;
      double x = radius * Math.cos(angle);
      double y = radius * Math.sin(angle);
      if (i == 0) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    path.closePath();
    return path;
  }

  private static Shape cross() {
    double a = 0.36;
    double b = 1.15;
    double[][] corners = {
      {-a, -b}, {a, -b}, {a, -a}, {b, -a}, {b, a}, {a, a}, {a, b}, {-a, b}, {-a, a}, {-b, a},
      {-b, -a}, {-a, -a}
    };
    var path = new Path2D.Double();
    path.moveTo(corners[0][0], corners[0][1]);
    for (double[] corner : corners) {
      path.lineTo(corner[0], corner[1]);
    }
    path.closePath();
    return path;
  }

  private static Shape turned(Shape shape, double angle) {
    return AffineTransform.getRotateInstance(angle).createTransformedShape(shape);
  }
}
