package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Band;
import dynobench.ui.monitor.recording.Bands;
import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.PixelColumns;
import dynobench.ui.monitor.recording.Recording;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.parts.Texts;
import java.util.EnumMap;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.Line;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Paints the strips once.
final class StripsPainter {
  /// Of a tick's width, room included.
  private static final double TICK_EM = 6;

  /// Of the paper behind a scale's label: the curve beneath is only guessed at.
  private static final double BACKING = 0.88;

  /// A narrower band is a line that only makes the picture grey.
  private static final double LEAST_BAND = 2;

  private static final double DOT = 5;

  private final GraphicsContext pen;
  private final Raster raster;
  private final double scale;
  private final StripsLooks looks;
  private final Texts texts;
  private final MonitorViewModel model;
  private final StripsLayout place;
  private final TimeWindow window;
  private final Map<Curve, PixelColumns> columns = new EnumMap<>(Curve.class);

  /// @param pen for what is written over the curves
  /// @param raster for the curves and what lies behind them: as wide as the plot, as high as all
  /// @param scale of the raster, pixels to a unit
  StripsPainter(
      GraphicsContext pen,
      Raster raster,
      double scale,
      StripsLooks looks,
      Texts texts,
      MonitorViewModel model,
      StripsLayout place) {
    this.pen = pen;
    this.raster = raster;
    this.scale = scale;
    this.looks = looks;
    this.texts = texts;
    this.model = model;
    this.place = place;
    window = model.window();
  }

  /// Draws the curves, and what lies behind them.
  void paintCurves() {
    thin();
    raster.clear();
    tint();
    grid();
    for (Strip strip : place.strips()) {
      curves(strip);
    }
  }

  /// Writes everything that is text, after [#paintCurves].
  void paintWords() {
    pen.clearRect(0, 0, place.width(), place.height());
    pen.setTextBaseline(VPos.TOP);
    bands();
    axis();
    for (Strip strip : place.strips()) {
      scale(strip);
      values(strip);
    }
    cursor();
  }

  private void thin() {
    Recording recording = model.recording();
    for (Curve curve : Curve.values()) {
      columns.put(curve, recording.columns(curve, window.from(), window.to(), raster.width()));
    }
  }

  private double x(double millis) {
    return place.left() + window.share(millis) * place.plotWidth();
  }

  private void bands() {
    Recording recording = model.recording();
    double line = place.line();
    bands(recording.trials(), line * 0.1);
    bands(recording.phases(), line);
  }

  private void tint() {
    Bands bands = model.recording().phases();
    for (int index = bands.from(window.from()); index < bands.size(); index++) {
      Band band = bands.get(index);
      int from = (int) Math.max(0, pixel(band.from()));
      int to = (int) Math.min(raster.width(), pixel(Math.min(band.to(), model.recording().end())));
      if (from >= raster.width()) {
        return;
      }
      int colour = CurvePainter.argb(looks.band(index));
      for (int x = from; x < to && to - from >= LEAST_BAND; x++) {
        raster.column(x, place.top() * scale, place.bottom() * scale, colour);
      }
    }
  }

  /// Where a moment lies in the raster.
  private double pixel(double millis) {
    return window.share(millis) * raster.width();
  }

  private void grid() {
    var axis = new TimeAxis(window, place.plotWidth() / (TICK_EM * place.em()));
    int colour = CurvePainter.argb(looks.grid().getStroke());
    for (long tick : axis.ticks(window)) {
      raster.column(
          (int) pixel((double) tick), place.top() * scale, place.bottom() * scale, colour);
    }
  }

  private void bands(Bands bands, double labelTop) {
    double right = place.left() + place.plotWidth();
    for (int index = bands.from(window.from()); index < bands.size(); index++) {
      Band band = bands.get(index);
      double from = Math.max(place.left(), x(band.from()));
      double to = Math.min(right, x(Math.min(band.to(), model.recording().end())));
      if (from > right) {
        return;
      }
      if (to - from < LEAST_BAND) {
        continue;
      }
      double gap = place.em() * 0.8;
      text(
          looks.label(),
          looks.fitted(band.label(), looks.label().getFont(), to - from - gap),
          from + gap / 2,
          labelTop);
    }
  }

  private void axis() {
    double bottom = place.bottom();
    var axis = new TimeAxis(window, place.plotWidth() / (TICK_EM * place.em()));
    pen.setTextAlign(TextAlignment.CENTER);
    double end = place.left() + place.plotWidth();
    for (long tick : axis.ticks(window)) {
      double x = Math.floor(x((double) tick)) + 0.5;
      draw(looks.grid(), x, bottom, x, bottom + place.em() * 0.3);
      String words = axis.text(tick);
      double half = looks.width(words, looks.label().getFont()) / 2;
      text(looks.label(), words, Math.min(x, end - half), bottom + place.em() * 0.35);
    }
    pen.setTextAlign(TextAlignment.LEFT);
  }

  private void scale(Strip strip) {
    double bottom = place.bottom(strip) - 0.5;
    draw(looks.grid(), place.margin(), bottom, place.left() + place.plotWidth(), bottom);
    String words = strip.quantity().text(top(strip));
    double width = looks.width(words, looks.label().getFont());
    pen.setGlobalAlpha(BACKING);
    pen.setFill(looks.surface());
    pen.fillRect(place.left(), place.top(strip) + 1, width + place.em() * 0.6, place.em() * 1.25);
    pen.setGlobalAlpha(1);
    text(looks.label(), words, place.left() + place.em() * 0.3, place.top(strip) + 1);
    if (model.cursor().isPresent()) {
      strip
          .curves()
          .forEach(curve -> model.value(curve).ifPresent(value -> dot(strip, curve, value)));
    }
  }

  /// Marks the value that the cursor reads.
  private void dot(Strip strip, Curve curve, double value) {
    double x = x(model.moment());
    if (x >= place.left() && x <= place.left() + place.plotWidth()) {
      double top = stripTop(strip);
      double y = stripBottom(strip) - (stripBottom(strip) - top) * value / top(strip);
      pen.setFill(looks.of(curve).getStroke());
      pen.fillOval(x - DOT / 2, y - DOT / 2, DOT, DOT);
    }
  }

  private double stripTop(Strip strip) {
    return place.top(strip) + place.em() * 0.25;
  }

  private double stripBottom(Strip strip) {
    return place.bottom(strip) - 1;
  }

  private double top(Strip strip) {
    double highest =
        strip.curves().stream().mapToDouble(curve -> columnsOf(curve).highest()).max().orElse(0);
    return strip.quantity().top(highest);
  }

  private PixelColumns columnsOf(Curve curve) {
    return columns.getOrDefault(curve, PixelColumns.NONE);
  }

  private void curves(Strip strip) {
    var painter =
        new CurvePainter(
            raster, looks, scale, stripTop(strip) * scale, stripBottom(strip) * scale, top(strip));
    strip.curves().reversed().forEach(curve -> painter.paint(curve, columnsOf(curve)));
  }

  private void values(Strip strip) {
    double top = place.top(strip) + place.em() * 0.2;
    text(looks.title(), texts.of("strip." + strip.key()), place.margin(), top);
    int rows = Math.max(1, (int) ((place.bottom(strip) - place.top(strip)) / place.line() + 0.1));
    int entry = 0;
    for (Curve curve : strip.curves()) {
      if (columnsOf(curve).count() == 0 && curve.ofWorkbench()) {
        continue;
      }
      int column = entry / rows;
      if (column >= place.columns()) {
        return;
      }
      value(curve, place.entryLeft(column), top + entry % rows * place.line());
      entry++;
    }
  }

  private void value(Curve curve, double left, double top) {
    Line looksOf = looks.of(curve);
    double middle = Math.floor(top + place.line() * 0.45) + 0.5;
    draw(looksOf, left, middle, left + place.em() * 1.5, middle);
    text(looks.label(), texts.of("curve." + curve.key()), left + place.em() * 2, top);
    String words =
        model.value(curve).stream()
            .mapToObj(curve.strip().quantity()::text)
            .findFirst()
            .orElse("–");
    pen.setTextAlign(TextAlignment.RIGHT);
    text(looks.value(), words, left + place.entryWidth(), top);
    pen.setTextAlign(TextAlignment.LEFT);
  }

  private void cursor() {
    model
        .cursor()
        .ifPresent(millis -> {
          double x = Math.floor(x(millis)) + 0.5;
          if (x >= place.left() && x <= place.left() + place.plotWidth()) {
            draw(looks.cursor(), x, place.top(), x, place.bottom());
          }
        });
  }

  private void draw(Line line, double fromX, double fromY, double toX, double toY) {
    pen.setStroke(line.getStroke());
    pen.setLineWidth(line.getStrokeWidth());
    pen.setLineDashes(
        line.getStrokeDashArray().stream().mapToDouble(Double::doubleValue).toArray());
    pen.strokeLine(fromX, fromY, toX, toY);
  }

  private void text(Text like, String words, double x, double y) {
    pen.setFont(like.getFont());
    pen.setFill(like.getFill());
    pen.fillText(words, x, y);
  }
}
