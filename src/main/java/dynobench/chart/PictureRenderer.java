package dynobench.chart;

import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.data.Range;
import org.jfree.data.xy.XYDataset;

/// Draws a picture's points, all lines below all whiskers below all markers below all labels.
final class PictureRenderer extends AbstractXYItemRenderer {
  @Serial private static final long serialVersionUID = 1;

  private static final int LINES = 0;
  private static final int WHISKERS = 1;
  private static final int MARKERS = 2;
  private static final int LABELS = 3;

  /// Opacity of what steps back, of 255.
  private static final int FADED = 64;

  /// Opacity of a bar, whose marker carries the figure.
  private static final int PALE = 90;

  /// Opacity of a single round, and how many of them are pale, lest they hide their median.
  private static final int ROUND = 160;

  private static final int MANY = 10;
  private static final double CAP = 0.5;

  /// Strokes of a single round, and of what is steady.
  private static final double THIN = 0.6;

  private static final double THICK = 2.2;
  private static final double ON_BAR = 1.35;
  private static final double RING = 0.85;
  private static final double RING_AROUND = 1.9;

  /// The size of labels, in that of the text.
  private static final double SMALL = 0.85;

  /// How far a label stands from its point, in markers, and the opacity of what it stands on.
  private static final double LABEL_AWAY = 0.8;

  private static final int VEIL = 200;

  /// How far around a marker the pointer still meets it, in markers.
  private static final double REACH = 2.4;

  private final transient Picture picture;
  private final transient ChartTheme theme;

  /// JFreeChart asks for them again and again.
  private final Range along;

  private final Range up;

  PictureRenderer(Picture picture, ChartTheme theme) {
    this.picture = picture;
    this.theme = theme;
    along = along();
    up = up();
  }

  Picture picture() {
    return picture;
  }

  @Override
  public int getPassCount() {
    return LABELS + 1;
  }

  /// A line is drawn as a whole with its first point, which may lie outside a zoomed chart.
  @Override
  public XYItemRendererState initialise(
      Graphics2D g, Rectangle2D area, XYPlot plot, XYDataset data, PlotRenderingInfo info) {
    var state = new Labels(info);
    state.setProcessVisibleItemsOnly(false);
    return state;
  }

  @Override
  public Range findDomainBounds(XYDataset dataset) {
    return along;
  }

  @Override
  public Range findRangeBounds(XYDataset dataset) {
    return up;
  }

  private Range along() {
    int categories = picture.x().categories().size();
    return categories > 0
        ? new Range(-0.5, categories - 0.5)
        : range(Stream.concat(points().stream(), strands()).mapToDouble(Point::x));
  }

  private Range up() {
    boolean fromBase = picture.form() != Form.LINES && !picture.y().log();
    Stream<Point> curves =
        picture.lines().stream()
            .flatMap(line -> line.fit().stream())
            .flatMap(curve -> curve.points().stream());
    return range(
        DoubleStream.concat(
            Stream.concat(points().stream(), curves)
                .flatMapToDouble(each ->
                    DoubleStream.concat(
                        DoubleStream.of(each.low(), each.high(), fromBase ? each.base() : each.y()),
                        each.outliers().stream().mapToDouble(Double::doubleValue))),
            strands().mapToDouble(Point::y)));
  }

  private Stream<Point> strands() {
    return picture.lines().stream()
        .flatMap(line -> line.rounds().stream())
        .flatMap(rounds -> rounds.strands().stream())
        .flatMap(strand -> strand.points().stream());
  }

  private List<Point> points() {
    return picture.lines().stream().flatMap(line -> line.points().stream()).toList();
  }

  /// JFreeChart takes null for "nothing".
  @SuppressWarnings("NullAway")
  private static Range range(DoubleStream values) {
    var all = values.summaryStatistics();
    return all.getCount() == 0 ? null : new Range(all.getMin(), all.getMax());
  }

  @Override
  public void drawItem(
      Graphics2D g,
      XYItemRendererState state,
      Rectangle2D area,
      PlotRenderingInfo info,
      XYPlot plot,
      ValueAxis domain,
      ValueAxis range,
      XYDataset dataset,
      int series,
      int item,
      CrosshairState crosshair,
      int pass) {
    Line line = picture.lines().get(series);
    Point point = line.points().get(item);
    var sheet = new Sheet(area, plot, domain, range);
    clip(g, area, pass);
    g.setPaint(colour(line));
    switch (pass) {
      case LINES -> {
        if (picture.form() != Form.LINES) {
          drawBar(g, line, sheet, point);
        } else if (item == 0) {
          drawLine(g, sheet, line);
        }
      }
      case WHISKERS -> {
        drawWhisker(g, sheet, point);
        if (item == 0) {
          line.rounds().ifPresent(rounds -> drawEnds(g, sheet, rounds));
        }
      }
      case MARKERS -> {
        if (sheet.shows(point)) {
          Shape hot = drawMarker(g, sheet, line, point);
          Point2D at = sheet.at(point.x(), point.y());
          ((Labels) state).avoid(at, theme.markerSize());
          if (state.getEntityCollection() != null) {
            addEntity(
                state.getEntityCollection(), hot, dataset, series, item, at.getX(), at.getY());
          }
        }
      }
      default -> {
        if (!point.label().isEmpty() && sheet.shows(point)) {
          drawLabel(g, sheet, point, (Labels) state);
        }
      }
    }
  }

  private Color colour(Line line) {
    Color full = theme.colour(line);
    return picture.faded(line) ? opaque(full, FADED) : full;
  }

  private static Color opaque(Color colour, int opacity) {
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), opacity);
  }

  /// Markers at the edge are shown whole; what lies outside a zoomed chart is not shown.
  private void clip(Graphics2D g, Rectangle2D area, int pass) {
    // Of whole pixels: another clip costs the window a second picture of the same size.
    double reach = pass >= MARKERS ? Math.ceil(theme.markerSize()) : 0;
    var wanted =
        new Rectangle2D.Double(
            area.getX() - reach,
            area.getY() - reach,
            area.getWidth() + 2 * reach,
            area.getHeight() + 2 * reach);
    Shape clip = g.getClip();
    if (clip == null || !clip.getBounds2D().equals(wanted)) {
      g.setClip(wanted);
    }
  }

  /// A bar on a logarithmic axis has no beginning, so its length means nothing: a thin lead to the
  /// marker stands for it.
  private void drawBar(Graphics2D g, Line line, Sheet sheet, Point point) {
    Color colour = colour(line);
    boolean part = line.part().isPresent();
    if (picture.y().log()) {
      g.setPaint(opaque(colour, Math.min(PALE, colour.getAlpha())));
      g.setStroke(theme.stroke(1));
      Point2D from = sheet.at(point.x(), sheet.range().getLowerBound());
      g.draw(new Line2D.Double(from, sheet.at(point.x(), point.y())));
      return;
    }
    Shape bar = sheet.bar(point, picture.barWidth());
    g.setPaint(part ? colour : opaque(colour, Math.min(PALE, colour.getAlpha())));
    g.fill(bar);
    g.setPaint(part ? theme.axis() : colour);
    g.setStroke(theme.stroke(part ? 0.3 : 0.6));
    g.draw(bar);
  }

  private void drawLine(Graphics2D g, Sheet sheet, Line line) {
    line.rounds().ifPresent(rounds -> drawRounds(g, sheet, line, rounds));
    g.setStroke(stroke(line, theme));
    if (picture.joined()) {
      g.draw(sheet.path(line.points()));
    }
    line.fit()
        .ifPresent(curve -> {
          g.setStroke(dotted(theme));
          g.draw(sheet.path(curve.points()));
        });
  }

  /// Thin and pale, below the line of their medians, of which the steady stretch is thick.
  private void drawRounds(Graphics2D g, Sheet sheet, Line line, Picture.Rounds rounds) {
    Color colour = colour(line);
    int opacity = rounds.strands().size() > MANY ? PALE : ROUND;
    g.setPaint(opaque(colour, Math.min(opacity, colour.getAlpha())));
    g.setStroke(theme.thin(THIN));
    rounds.strands().forEach(each -> g.draw(sheet.path(each.points())));
    g.setPaint(colour);
    g.setStroke(theme.stroke(THICK));
    rounds
        .steady()
        .ifPresent(it ->
            g.draw(
                sheet.path(
                    line.points().stream()
                        .filter(each -> each.x() >= it.from() && each.x() <= it.to())
                        .toList())));
  }

  private void drawEnds(Graphics2D g, Sheet sheet, Picture.Rounds rounds) {
    g.setStroke(theme.stroke(0.9));
    double arm = theme.markerSize() * CAP;
    for (Picture.Strand each : rounds.strands()) {
      if (each.crossed() && !each.points().isEmpty()) {
        Point last = each.points().getLast();
        Point2D at = sheet.at(last.x(), last.y());
        g.draw(
            new Line2D.Double(at.getX() - arm, at.getY() - arm, at.getX() + arm, at.getY() + arm));
        g.draw(
            new Line2D.Double(at.getX() - arm, at.getY() + arm, at.getX() + arm, at.getY() - arm));
      }
    }
  }

  /// Dotted where it shows a fit, dashed where it is published.
  static Stroke stroke(Line line, ChartTheme theme) {
    if (line.isFitted()) {
      return dotted(theme);
    }
    return theme.stroke(line.look());
  }

  private static Stroke dotted(ChartTheme theme) {
    return theme.dashed(1, 1.8);
  }

  private void drawWhisker(Graphics2D g, Sheet sheet, Point point) {
    if (point.low() >= point.high()) {
      return;
    }
    g.setStroke(theme.stroke(0.6));
    Point2D low = sheet.at(point.x(), point.low());
    Point2D high = sheet.at(point.x(), point.high());
    double cap = theme.markerSize() * CAP;
    var whisker = new Path2D.Double(new Line2D.Double(low, high));
    for (Point2D end : List.of(low, high)) {
      whisker.append(
          sheet.lying()
              ? new Line2D.Double(end.getX(), end.getY() - cap, end.getX(), end.getY() + cap)
              : new Line2D.Double(end.getX() - cap, end.getY(), end.getX() + cap, end.getY()),
          false);
    }
    g.draw(whisker);
  }

  /// @return where the pointer meets the point
  private Shape drawMarker(Graphics2D g, Sheet sheet, Line line, Point point) {
    if (line.part().isPresent()) {
      return sheet.bar(point, picture.barWidth());
    }
    Point2D at = sheet.at(point.x(), point.y());
    double width = theme.markerSize() * (picture.form() == Form.LINES ? 1 : ON_BAR);
    Shape marker = moved(Markers.of(line.look().marker(), width), at);
    g.setStroke(theme.stroke(0.6));
    for (double outlier : point.outliers()) {
      double size = theme.markerSize() * (outlier == point.y() ? RING_AROUND : RING);
      g.draw(moved(Markers.ring(size), sheet.at(point.x(), outlier)));
    }
    if (line.rounds().isPresent() && !Picture.Rounds.marks(point)) {
      return moved(Markers.ring(width * REACH), at);
    }
    Color colour = colour(line);
    g.setPaint(line.look().hollow() ? theme.background() : colour);
    g.fill(marker);
    g.setPaint(line.look().hollow() ? colour : theme.background());
    g.setStroke(theme.stroke(line.look().hollow() ? 0.9 : 0.45));
    g.draw(marker);
    return picture.form() == Form.LINES
        ? moved(Markers.ring(width * REACH), at)
        : sheet.bar(point, picture.barWidth());
  }

  /// Above its marker or below it, unless something stands there or it would leave the chart.
  private void drawLabel(Graphics2D g, Sheet sheet, Point point, Labels labels) {
    g.setFont(theme.font(SMALL));
    Rectangle2D text = g.getFontMetrics().getStringBounds(point.label(), g);
    Point2D at = sheet.at(point.x(), point.y());
    double left = at.getX() - text.getWidth() / 2;
    double gap = theme.markerSize() * LABEL_AWAY;
    double height = text.getHeight();
    for (double top : new double[] {at.getY() - gap - height, at.getY() + gap}) {
      var place = new Rectangle2D.Double(left, top, text.getWidth(), height);
      if (sheet.area().contains(place) && labels.take(place)) {
        g.setPaint(opaque(theme.background(), VEIL));
        g.fill(place);
        g.setPaint(theme.muted());
        g.drawString(point.label(), (float) left, (float) (top - text.getY()));
        return;
      }
    }
  }

  /// Where markers and labels stand in one drawing.
  private static final class Labels extends XYItemRendererState {
    private final List<Rectangle2D> taken = new ArrayList<>();

    Labels(PlotRenderingInfo info) {
      super(info);
    }

    void avoid(Point2D marker, double width) {
      taken.add(
          new Rectangle2D.Double(
              marker.getX() - width / 2, marker.getY() - width / 2, width, width));
    }

    /// @return whether nothing stood there
    boolean take(Rectangle2D place) {
      return taken.stream().noneMatch(each -> each.intersects(place)) && taken.add(place);
    }
  }

  private static Shape moved(Shape shape, Point2D to) {
    return AffineTransform.getTranslateInstance(to.getX(), to.getY()).createTransformedShape(shape);
  }

  /// From the units of the axes to pixels.
  private record Sheet(Rectangle2D area, XYPlot plot, ValueAxis domain, ValueAxis range) {
    boolean lying() {
      return plot.getOrientation().isHorizontal();
    }

    Point2D at(double x, double y) {
      double along = domain.valueToJava2D(x, area, plot.getDomainAxisEdge());
      double up = range.valueToJava2D(y, area, plot.getRangeAxisEdge());
      return lying() ? new Point2D.Double(up, along) : new Point2D.Double(along, up);
    }

    boolean shows(Point point) {
      return domain.getRange().contains(point.x()) && range.getRange().contains(point.y());
    }

    Path2D path(List<Point> points) {
      var path = new Path2D.Double();
      for (Point point : points) {
        Point2D at = at(point.x(), point.y());
        if (path.getCurrentPoint() == null) {
          path.moveTo(at.getX(), at.getY());
        } else {
          path.lineTo(at.getX(), at.getY());
        }
      }
      return path;
    }

    /// A logarithmic axis has no zero to begin at: the bar begins at its end.
    Shape bar(Point point, double width) {
      double base = Math.max(point.base(), range.getLowerBound());
      var bar = new Rectangle2D.Double();
      bar.setFrameFromDiagonal(
          at(point.x() - width / 2, base), at(point.x() + width / 2, Math.max(base, point.y())));
      return bar;
    }
  }
}
