package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.data.Range;
import org.jfree.data.xy.XYDataset;

/// Draws a picture's points in four layers: lines, whiskers, markers, labels.
final class PictureRenderer extends AbstractXYItemRenderer {
  @Serial private static final long serialVersionUID = 1;

  private static final int LINES = 0;
  private static final int WHISKERS = 1;
  private static final int MARKERS = 2;
  private static final int LABELS = 3;

  /// Opacity of faded lines, from 0 to 255.
  private static final int FADED = 64;

  /// Opacity of the lines of single trials, for few or for many trials, so that their median stays
  /// visible.
  private static final int ROUND = 160;

  private static final int PALE = 90;

  private static final int MANY = 10;

  /// Largest number of lines whose intervals are drawn as bands, and opacity of the bands. With
  /// more lines, whiskers are shifted sideways by a fraction of a marker.
  private static final int MOST_BANDS = 4;

  private static final int BAND = 40;
  private static final double DODGE = 0.4;

  /// Maximum width of the figures at the ends of bars, in ems.
  private static final double FIGURES = 12;

  private static final double CAP = 0.5;

  /// Stroke widths of a single trial and of the steady state.
  private static final double THIN = 0.6;

  private static final double THICK = 2.2;
  private static final double ON_BAR = 1.35;
  private static final double RING = 0.85;
  private static final double RING_AROUND = 1.9;

  /// Diameter of the area around a marker that reacts to the pointer, in marker sizes.
  private static final double REACH = 2.4;

  private final transient Picture picture;
  private final transient ChartTheme theme;

  /// Ranges of the axes, stored since JFreeChart asks for them repeatedly.
  private final Range along;

  private final Range up;

  /// Number of points of the longest line.
  private final int mostPoints;

  /// Indexes of the lines whose intervals are drawn as bands.
  private final transient Set<Integer> banded;

  private final transient BarDrawing bars;

  PictureRenderer(Picture picture, ChartTheme theme) {
    this.picture = picture;
    this.theme = theme;
    along = along();
    up = up();
    mostPoints = picture.lines().stream().mapToInt(each -> each.points().size()).max().orElse(0);
    banded =
        IntStream.range(0, picture.lines().size())
            .filter(each -> isBanded(picture.lines().get(each)))
            .boxed()
            .collect(Collectors.toUnmodifiableSet());
    bars = new BarDrawing(picture, theme);
  }

  BarDrawing bars() {
    return bars;
  }

  Picture picture() {
    return picture;
  }

  @Override
  public int getPassCount() {
    return LABELS + 1;
  }

  /// Draws hidden items too: the first point, which may lie outside a zoomed chart, draws the whole
  /// line.
  @Override
  public XYItemRendererState initialise(
      Graphics2D g, Rectangle2D area, XYPlot plot, XYDataset data, PlotRenderingInfo info) {
    var state = new PointLabels(info, theme);
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
    DoubleStream planned =
        picture.x().planned().stream().flatMapToDouble(it -> DoubleStream.of(it.from(), it.to()));
    return categories > 0
        ? new Range(-0.5, categories - 0.5)
        : range(
            DoubleStream.concat(
                planned, Stream.concat(points().stream(), strands()).mapToDouble(ChartPoint::x)));
  }

  private Range up() {
    boolean fromBase = picture.form() != ChartForm.LINES && !picture.y().log();
    Stream<ChartPoint> curves =
        picture.lines().stream()
            .flatMap(line -> line.fit().stream())
            .flatMap(curve -> curve.points().stream());
    return range(
        DoubleStream.concat(
            Stream.concat(points().stream(), curves)
                .flatMapToDouble(each ->
                    DoubleStream.concat(
                        DoubleStream.of(fromBase ? each.base() : each.y()), each.extent())),
            strands().mapToDouble(ChartPoint::y)));
  }

  private Stream<ChartPoint> strands() {
    return picture.lines().stream()
        .flatMap(line -> line.rounds().stream())
        .flatMap(rounds -> rounds.strands().stream())
        .flatMap(strand -> strand.points().stream());
  }

  private List<ChartPoint> points() {
    return picture.lines().stream().flatMap(line -> line.points().stream()).toList();
  }

  /// Returns the range of the values; null for none, as JFreeChart requires.
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
    ChartLine line = picture.lines().get(series);
    ChartPoint point = line.points().get(item);
    PlotCoordinates sheet =
        PlotCoordinates.of(area, plot, domain, range, picture, theme.fontSize());
    clip(g, area, pass);
    g.setPaint(colour(line));
    switch (pass) {
      case LINES -> {
        if (picture.form() != ChartForm.LINES) {
          bars.draw(g, sheet, line, point, colour(line));
        } else if (item == 0) {
          drawLine(g, sheet, series);
        }
      }
      case WHISKERS -> {
        if (!banded.contains(series)) {
          drawWhisker(g, sheet, point, dodge(sheet, series));
        }
        if (item == 0) {
          line.rounds().ifPresent(rounds -> drawEnds(g, sheet, rounds));
        }
      }
      case MARKERS -> {
        if (sheet.shows(point)) {
          Shape hot = drawMarker(g, sheet, line, point);
          Point2D at = sheet.at(point.x(), point.y());
          ((PointLabels) state).avoid(at);
          if (state.getEntityCollection() != null) {
            addEntity(
                state.getEntityCollection(), hot, dataset, series, item, at.getX(), at.getY());
          }
        }
      }
      default -> drawLabel(g, sheet, point, (PointLabels) state);
    }
  }

  private void drawLabel(
      Graphics2D g, PlotCoordinates sheet, ChartPoint point, PointLabels labels) {
    if (picture.form() != ChartForm.LINES) {
      bars.drawFigure(g, sheet, point, labels);
    } else if (!point.label().isEmpty() && sheet.shows(point)) {
      labels.draw(g, sheet.area(), point, sheet.at(point.x(), point.y()));
    }
  }

  private Color colour(ChartLine line) {
    Color full = theme.colour(line);
    return picture.faded(line) ? Colours.opaque(full, FADED) : full;
  }

  /// Clips the drawing to the plot. Markers at the edge remain whole.
  private void clip(Graphics2D g, Rectangle2D area, int pass) {
    // Whole pixels: with any other clip, the window would need a second image of the same size.
    double reach = pass >= MARKERS ? Math.ceil(theme.markerSize()) : 0;
    double figures =
        pass == LABELS && picture.form() == ChartForm.BARS
            ? Math.ceil(FIGURES * theme.fontSize())
            : 0;
    var wanted =
        new Rectangle2D.Double(
            area.getX() - reach,
            area.getY() - reach,
            area.getWidth() + 2 * reach + figures,
            area.getHeight() + 2 * reach);
    Shape clip = g.getClip();
    if (clip == null || !clip.getBounds2D().equals(wanted)) {
      g.setClip(wanted);
    }
  }

  private void drawLine(Graphics2D g, PlotCoordinates sheet, int series) {
    ChartLine line = picture.lines().get(series);
    if (banded.contains(series) && !picture.faded(line)) {
      g.setPaint(Colours.opaque(colour(line), BAND));
      bands(line).forEach(each -> g.fill(sheet.band(each)));
      g.setPaint(colour(line));
    }
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

  /// Draws single trials as thin pale lines below their median, and the steady stretch as a thick
  /// line.
  private void drawRounds(
      Graphics2D g, PlotCoordinates sheet, ChartLine line, Picture.Rounds rounds) {
    Color colour = colour(line);
    int opacity = rounds.strands().size() > MANY ? PALE : ROUND;
    g.setPaint(Colours.opaque(colour, Math.min(opacity, colour.getAlpha())));
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

  private void drawEnds(Graphics2D g, PlotCoordinates sheet, Picture.Rounds rounds) {
    g.setStroke(theme.stroke(0.9));
    double arm = theme.markerSize() * CAP;
    for (Picture.Strand each : rounds.strands()) {
      if (each.crossed() && !each.points().isEmpty()) {
        ChartPoint last = each.points().getLast();
        Point2D at = sheet.at(last.x(), last.y());
        g.draw(
            new Line2D.Double(at.getX() - arm, at.getY() - arm, at.getX() + arm, at.getY() + arm));
        g.draw(
            new Line2D.Double(at.getX() - arm, at.getY() + arm, at.getX() + arm, at.getY() - arm));
      }
    }
  }

  /// Returns the stroke of a line: dotted for a fit, dashed for published figures.
  static Stroke stroke(ChartLine line, ChartTheme theme) {
    if (line.isFitted()) {
      return dotted(theme);
    }
    return theme.stroke(line.look());
  }

  private static Stroke dotted(ChartTheme theme) {
    return theme.dashed(1, 1.8);
  }

  private boolean isBanded(ChartLine line) {
    return picture.joined()
        && !picture.x().years() // nothing exists between two versions
        && picture.lines().size() <= MOST_BANDS
        && line.points().size() > 1
        && line.points().stream().anyMatch(each -> each.low() < each.high());
  }

  /// Returns the stretches in which every point has an interval.
  private static List<List<ChartPoint>> bands(ChartLine line) {
    var bands = new ArrayList<List<ChartPoint>>();
    var band = new ArrayList<ChartPoint>();
    for (ChartPoint each : line.points()) {
      if (each.low() < each.high()) {
        band.add(each);
      } else {
        bands.add(List.copyOf(band));
        band.clear();
      }
    }
    bands.add(band);
    return bands.stream().filter(each -> each.size() > 1).toList();
  }

  /// Returns the sideways shift of a line's whiskers, so that whiskers of several lines do not
  /// overlap.
  private double dodge(PlotCoordinates sheet, int series) {
    int count = picture.lines().size();
    if (picture.form() != ChartForm.LINES || count < 2) {
      return 0;
    }
    double room = sheet.area().getWidth() / Math.max(1, mostPoints) / 3;
    double step = Math.min(theme.markerSize() * DODGE, room / count);
    return step * (series - (count - 1) / 2.0);
  }

  private void drawWhisker(Graphics2D g, PlotCoordinates sheet, ChartPoint point, double dodge) {
    if (point.low() >= point.high()) {
      return;
    }
    g.setStroke(theme.stroke(picture.form() == ChartForm.LINES ? 0.6 : 0.9));
    Point2D low = beside(sheet.at(point.x(), point.low()), dodge);
    Point2D high = beside(sheet.at(point.x(), point.high()), dodge);
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

  private static Point2D beside(Point2D at, double dodge) {
    return dodge == 0 ? at : new Point2D.Double(at.getX() + dodge, at.getY());
  }

  /// @return the area that reacts to the pointer
  private Shape drawMarker(Graphics2D g, PlotCoordinates sheet, ChartLine line, ChartPoint point) {
    if (picture.form() == ChartForm.LINES) {
      drawRings(g, sheet, point);
      Point2D at = sheet.at(point.x(), point.y());
      if (line.rounds().isEmpty() || Picture.Rounds.marks(point)) {
        drawMarker(g, line, at, theme.markerSize());
      }
      return Markers.moved(Markers.ring(theme.markerSize() * REACH), at);
    }
    if (line.part().isEmpty()) {
      bars.drawObserved(g, sheet, point, colour(line));
      if (picture.form() == ChartForm.COLUMNS || picture.y().log()) {
        drawMarker(g, line, sheet.at(point.x(), point.y()), theme.markerSize() * ON_BAR);
      }
    }
    return bars.hot(sheet, line, point);
  }

  private void drawRings(Graphics2D g, PlotCoordinates sheet, ChartPoint point) {
    g.setStroke(theme.stroke(0.6));
    for (double outlier : point.outliers()) {
      double size = theme.markerSize() * (outlier == point.y() ? RING_AROUND : RING);
      g.draw(Markers.moved(Markers.ring(size), sheet.at(point.x(), outlier)));
    }
  }

  private void drawMarker(Graphics2D g, ChartLine line, Point2D at, double width) {
    Shape marker = Markers.moved(Markers.of(line.look().marker(), width), at);
    Color colour = colour(line);
    g.setPaint(line.look().hollow() ? theme.background() : colour);
    g.fill(marker);
    g.setPaint(line.look().hollow() ? colour : theme.background());
    g.setStroke(theme.stroke(line.look().hollow() ? 0.9 : 0.45));
    g.draw(marker);
  }
}
