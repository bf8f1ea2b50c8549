package dynobench.drawing;

import dynobench.chart.Picture.ChartPoint;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.renderer.xy.XYItemRendererState;

/// Positions of markers and labels in one drawing. A label takes a free place near its point;
/// without a free place it is left out. If label and point are not adjacent, a thin line connects
/// them.
final class PointLabels extends XYItemRendererState {
  /// Font size of labels.
  private static final double SMALL = 0.85;

  /// Distance of a label from its point in marker sizes, and opacity of its background.
  private static final double AWAY = 0.8;

  private static final int VEIL = 200;
  private static final double LEADER = 0.4;

  /// Number of rows above and below the point to try.
  private static final int ROWS = 5;

  private final ChartTheme theme;
  private final List<Rectangle2D> taken = new ArrayList<>();

  PointLabels(PlotRenderingInfo info, ChartTheme theme) {
    super(info);
    this.theme = theme;
  }

  void avoid(Point2D marker) {
    double width = theme.markerSize();
    taken.add(
        new Rectangle2D.Double(marker.getX() - width / 2, marker.getY() - width / 2, width, width));
  }

  /// @param at position of the point
  void draw(Graphics2D g, Rectangle2D area, ChartPoint point, Point2D at) {
    g.setFont(theme.font(SMALL));
    Rectangle2D text = g.getFontMetrics().getStringBounds(point.label(), g);
    for (Rectangle2D place : places(at, text.getWidth(), text.getHeight())) {
      if (area.contains(place) && take(place)) {
        leader(g, at, place);
        g.setPaint(Colours.opaque(theme.background(), VEIL));
        g.fill(place);
        g.setPaint(theme.muted());
        g.drawString(point.label(), (float) place.getX(), (float) (place.getY() - text.getY()));
        return;
      }
    }
  }

  /// Returns candidate places, row by row away from the point: centred, right, left.
  private List<Rectangle2D> places(Point2D at, double width, double height) {
    double gap = theme.markerSize() * AWAY;
    var places = new ArrayList<Rectangle2D>();
    for (int row = 0; row < ROWS; row++) {
      for (double left : new double[] {-width / 2, gap / 2, -width - gap / 2}) {
        double away = gap + row * height;
        double x = at.getX() + left;
        places.add(new Rectangle2D.Double(x, at.getY() - away - height, width, height));
        places.add(new Rectangle2D.Double(x, at.getY() + away, width, height));
      }
    }
    return places;
  }

  private void leader(Graphics2D g, Point2D at, Rectangle2D place) {
    double edge = place.getY() > at.getY() ? place.getY() : place.getMaxY();
    if (Math.abs(edge - at.getY()) > place.getHeight()) {
      g.setPaint(theme.axis());
      g.setStroke(theme.stroke(LEADER));
      g.draw(new Line2D.Double(at.getX(), at.getY(), place.getCenterX(), edge));
    }
  }

  /// Takes a place if it is free.
  ///
  /// @return whether the place was free
  boolean take(Rectangle2D place) {
    return taken.stream().noneMatch(each -> each.intersects(place)) && taken.add(place);
  }
}
