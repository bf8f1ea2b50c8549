package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jfree.chart.entity.EntityCollection;

/// Names at the ends of lines, right of the figures, which replace a legend. Overlapping names move
/// apart; a thin line connects each with its line's end.
final class EndNames {
  /// Largest share of the width for names, and minimum width of the figures in ems.
  private static final double WIDEST = 0.36;

  private static final double FIGURES = 32;

  /// Largest share of the height that the names may take.
  private static final double HIGH = 0.55;

  /// Gap between figures and names, in ems.
  private static final double GAP = 1.6;

  /// Share of the width that a line must reach to get a thin line to its name.
  private static final double NEAR = 0.9;

  private static final double LEADER = 0.4;

  private final Picture picture;
  private final ChartTheme theme;
  private final List<SeriesLabel> tags;

  /// A name and its preferred position.
  ///
  /// @param end end of its line, if it is near enough
  private record Wish(SeriesLabel tag, double y, Optional<Point2D> end) {}

  EndNames(Picture picture, ChartTheme theme, List<SeriesLabel> tags) {
    this.picture = picture;
    this.theme = theme;
    this.tags = tags;
  }

  /// Returns the width of the names. Empty if they do not fit, for fewer than two names, and if
  /// lines do not join the points.
  Optional<Double> width(Graphics2D g, Rectangle2D area) {
    if (picture.form() != ChartForm.LINES
        || !picture.joined()
        || tags.size() < 2
        || picture.lines().isEmpty()) {
      return Optional.empty();
    }
    double em = theme.fontSize();
    double width = tags.stream().mapToDouble(each -> each.width(g, 1)).max().orElse(0) + GAP * em;
    double height = tags.size() * tags.getFirst().height(1);
    boolean room =
        width <= WIDEST * area.getWidth()
            && area.getWidth() - width >= FIGURES * em
            && height <= HIGH * area.getHeight();
    return room ? Optional.of(width) : Optional.empty();
  }

  /// @param entities collection to which the areas of the names for the pointer are added
  void draw(Graphics2D g, PlotCoordinates sheet, double width, EntityCollection entities) {
    double row = tags.getFirst().height(1);
    List<Wish> wishes =
        tags.stream()
            .map(each -> wish(each, sheet))
            .sorted(Comparator.comparingDouble(Wish::y))
            .toList();
    double[] middles =
        spreadOut(
            wishes.stream().mapToDouble(Wish::y).toArray(),
            row,
            sheet.area().getMinY(),
            sheet.area().getMaxY());
    double left = sheet.area().getMaxX() + GAP * theme.fontSize();
    for (int i = 0; i < middles.length; i++) {
      Wish wish = wishes.get(i);
      var place =
          new Rectangle2D.Double(left, middles[i] - row / 2, width - GAP * theme.fontSize(), row);
      wish.end().ifPresent(end -> leader(g, wish.tag(), end, place));
      wish.tag().draw(g, place, 1);
      wish.tag().enter(entities, place);
    }
  }

  /// Returns a name's preferred position. Names of hidden lines go to the bottom.
  private Wish wish(SeriesLabel tag, PlotCoordinates sheet) {
    Rectangle2D area = sheet.area();
    if (tag.gone()) {
      return new Wish(tag, area.getMaxY(), Optional.empty());
    }
    List<ChartPoint> points = tag.line().map(ChartLine::points).orElse(List.of());
    double most = sheet.domain().getUpperBound();
    ChartPoint last = points.getFirst();
    for (ChartPoint each : points) {
      if (each.x() <= most) {
        last = each;
      }
    }
    Point2D end = sheet.at(last.x(), last.y());
    boolean near = sheet.shows(last) && end.getX() > area.getMinX() + NEAR * area.getWidth();
    return new Wish(
        tag,
        Math.clamp(end.getY(), area.getMinY(), area.getMaxY()),
        near ? Optional.of(end) : Optional.empty());
  }

  private void leader(Graphics2D g, SeriesLabel tag, Point2D end, Rectangle2D place) {
    double size = theme.markerSize();
    double from = end.getX() + size;
    double bend = place.getX() - size;
    if (from >= bend) {
      return;
    }
    tag.line().map(theme::colour).ifPresent(g::setPaint);
    g.setStroke(theme.stroke(LEADER));
    var path = new Path2D.Double();
    path.moveTo(from, end.getY());
    path.lineTo(bend, place.getCenterY());
    path.lineTo(place.getX() - size / 2, place.getCenterY());
    g.draw(path);
  }

  /// Returns positions as near to the preferred ones as the distance allows. If all names fit, all
  /// positions are within the limits.
  ///
  /// @param wishes preferred positions in ascending order
  static double[] spreadOut(double[] wishes, double distance, double first, double last) {
    var blocks = new ArrayList<Block>();
    for (double wish : wishes) {
      var block = new Block(1, wish, distance, first, last);
      while (!blocks.isEmpty() && blocks.getLast().bottom() > block.top()) {
        block = blocks.removeLast().with(block);
      }
      blocks.add(block);
    }
    double[] places = new double[wishes.length];
    int i = 0;
    for (Block block : blocks) {
      for (int k = 0; k < block.count(); k++) {
        places[i] = block.top() + (k + 0.5) * distance;
        i++;
      }
    }
    return places;
  }

  /// A block of adjacent names, placed at the mean of their preferred positions.
  private record Block(int count, double wish, double distance, double first, double last) {
    Block with(Block next) {
      double middle = (count * wish + next.count * next.wish) / (count + next.count);
      return new Block(count + next.count, middle, distance, first, last);
    }

    double top() {
      double height = count * distance;
      return Math.max(first, Math.min(wish - height / 2, last - height));
    }

    double bottom() {
      return top() + count * distance;
    }
  }
}
