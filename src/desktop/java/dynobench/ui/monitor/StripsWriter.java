package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.monitor.recording.TimeBands;
import dynobench.ui.widgets.ViewTexts;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Writer of all texts of the lanes: names and values on the left, scales, names of bands, and the
/// time axis. It caches texts, because few change from one frame to the next.
final class StripsWriter {
  private static final double DOT = 5;
  private static final double ARROW_EM = 0.7;

  /// Minimum height of a lane that shows 0 on its scale; lower lanes show only the top value.
  private static final double ROOM_FOR_ZERO_EM = 2.4;

  private final GraphicsContext pen;
  private final StripsLooks looks;
  private final ViewTexts texts;
  private final MonitorViewModel model;
  private final StripsPainter painter;
  private final Map<String, String> names = new HashMap<>();
  private final Map<Curve, Said> cachedTexts = new EnumMap<>(Curve.class);

  private record Said(double value, String words) {}

  /// Creates a writer.
  ///
  /// @param painter of the curves that the texts belong to
  StripsWriter(
      GraphicsContext pen,
      StripsLooks looks,
      ViewTexts texts,
      MonitorViewModel model,
      StripsPainter painter) {
    this.pen = pen;
    this.looks = looks;
    this.texts = texts;
    this.model = model;
    this.painter = painter;
  }

  /// Writes all texts, after the curves have been painted.
  void write(StripsLayout place) {
    pen.clearRect(0, 0, place.width(), place.height());
    pen.setTextBaseline(VPos.TOP);
    bands(place, model.recording().trials(), place.line() * 0.3);
    bands(place, model.recording().phases(), place.line() * 1.2);
    axis(place);
    for (int lane = 0; lane < place.lanes().size(); lane++) {
      lane(place, lane);
    }
    cursor(place);
  }

  private double x(StripsLayout place, double millis) {
    return place.left() + painter.window().share(millis) * place.plotWidth();
  }

  private static double right(StripsLayout place) {
    return place.left() + place.plotWidth();
  }

  private void bands(StripsLayout place, TimeBands bands, double labelTop) {
    double pixel = painter.window().length() / place.plotWidth();
    int next;
    for (int index = bands.from(painter.window().from()); index < bands.size(); index = next) {
      TimeBand band = bands.get(index);
      next = bands.after(index, band.from() + pixel);
      double from = Math.max(place.left(), x(place, band.from()));
      double end = Math.min(band.to(), model.recording().end());
      double to = Math.min(right(place), x(place, end));
      if (from > right(place)) {
        return;
      }
      double gap = place.em() * 0.4;
      if (to - from >= StripsPainter.LEAST_BAND) {
        text(looks.label(), looks.fitted(band.label(), to - from - 2 * gap), from + gap, labelTop);
      }
    }
  }

  private void axis(StripsLayout place) {
    double bottom = place.bottom();
    TimeWindow window = painter.window();
    var axis = new TimeAxis(window, place.plotWidth() / (StripsPainter.TICK_EM * place.em()));
    pen.setTextAlign(TextAlignment.CENTER);
    for (long tick : axis.ticks(window)) {
      double x = Math.floor(x(place, (double) tick)) + 0.5;
      draw(looks.grid(), x, bottom, x, bottom + place.em() * 0.3);
      String words = axis.text(tick);
      double half = looks.width(words) / 2;
      text(looks.label(), words, Math.min(x, right(place) - half), bottom + place.em() * 0.35);
    }
    pen.setTextAlign(TextAlignment.LEFT);
  }

  private void lane(StripsLayout place, int lane) {
    double bottom = place.bottom(lane) - 0.5;
    draw(looks.grid(), place.margin(), bottom, right(place), bottom);
    title(place, lane);
    values(place, lane);
    if (!place.lanes().get(lane).folded()) {
      scale(place, lane);
      dots(place, lane);
    }
  }

  /// Writes the name, with an arrow that shows whether the lane is folded.
  private void title(StripsLayout place, int lane) {
    Lane it = place.lanes().get(lane);
    double top = place.top(lane) + place.em() * 0.2;
    if (model.lanes().chosen().get().filter(strip -> strip == it.strip()).isPresent()) {
      pen.setFill(looks.chosen());
      double width = place.entryLeft(0) - place.em() * 0.4;
      pen.fillRoundRect(2, place.top(lane) + 1, width, place.line(), 6, 6);
    }
    arrow(place.margin(), top + place.em() * 0.3, place.em() * ARROW_EM, it.folded());
    text(looks.title(), name("strip.", it.strip().key()), place.margin() + place.em() * 1.1, top);
  }

  private void arrow(double left, double top, double size, boolean folded) {
    pen.setFill(looks.label().getFill());
    double half = size / 2;
    pen.beginPath();
    if (folded) {
      pen.moveTo(left + half / 2, top);
      pen.lineTo(left + half / 2 + half, top + half);
      pen.lineTo(left + half / 2, top + size);
    } else {
      pen.moveTo(left, top + half / 2);
      pen.lineTo(left + size, top + half / 2);
      pen.lineTo(left + half, top + half / 2 + half);
    }
    pen.closePath();
    pen.fill();
  }

  private String name(String kind, String key) {
    return names.computeIfAbsent(key, _ -> texts.of(kind + key));
  }

  private void scale(StripsLayout place, int lane) {
    Strip strip = place.lanes().get(lane).strip();
    double right = place.left() - place.em() * 0.5;
    pen.setTextAlign(TextAlignment.RIGHT);
    String top = model.topText(strip, painter.top(strip));
    text(looks.label(), top, right, place.top(lane) + place.em() * 0.1);
    if (place.bottom(lane) - place.top(lane) >= ROOM_FOR_ZERO_EM * place.em()) {
      text(looks.label(), "0", right, place.bottom(lane) - place.em() * 1.25);
    }
    pen.setTextAlign(TextAlignment.LEFT);
  }

  /// Marks the values at the read-out line.
  private void dots(StripsLayout place, int lane) {
    if (model.cursor().isPresent()) {
      Strip strip = place.lanes().get(lane).strip();
      for (Curve curve : strip.curves()) {
        OptionalDouble value = model.value(curve);
        if (value.isPresent()) {
          dot(place, lane, looks.of(curve).getStroke(), value.getAsDouble() / painter.top(strip));
        }
      }
    }
  }

  /// Draws one mark.
  ///
  /// @param share of the scale
  private void dot(StripsLayout place, int lane, Paint colour, double share) {
    double x = x(place, model.moment());
    if (x >= place.left() && x <= right(place)) {
      double lowest = StripsPainter.lowest(place, lane);
      double height = lowest - StripsPainter.highest(place, lane);
      double y = lowest - height * Math.min(1, share);
      pen.setFill(colour);
      pen.fillOval(x - DOT / 2, y - DOT / 2, DOT, DOT);
    }
  }

  private void values(StripsLayout place, int lane) {
    double top = place.top(lane) + place.em() * 0.2;
    double height = place.bottom(lane) - place.top(lane);
    int rows = Math.max(1, (int) (height / place.line() + 0.1));
    int entry = 0;
    for (Curve curve : place.lanes().get(lane).strip().curves()) {
      if (painter.columns(curve).count() == 0 && curve.ofWorkbench()) {
        continue;
      }
      int column = entry / rows;
      if (column >= place.columns()) {
        return;
      }
      value(place, curve, place.entryLeft(column), top + entry % rows * place.line());
      entry++;
    }
  }

  private void value(StripsLayout place, Curve curve, double left, double top) {
    double middle = Math.floor(top + place.line() * 0.45) + 0.5;
    draw(looks.of(curve), left, middle, left + place.em() * 1.5, middle);
    text(looks.label(), name("curve.", curve.key()), left + place.em() * 2, top);
    OptionalDouble value = model.value(curve);
    pen.setTextAlign(TextAlignment.RIGHT);
    text(
        looks.value(),
        value.isPresent() ? words(curve, value.getAsDouble()) : missingText(curve),
        left + place.entryWidth(),
        top);
    pen.setTextAlign(TextAlignment.LEFT);
  }

  private String missingText(Curve curve) {
    return model.isUnreported(curve) ? name("value.", "untold") : "–";
  }

  private String words(Curve curve, double value) {
    Said before = cachedTexts.get(curve);
    if (before == null || before.value() != value) {
      before = new Said(value, model.text(curve.strip(), value));
      cachedTexts.put(curve, before);
    }
    return before.words();
  }

  private void cursor(StripsLayout place) {
    if (model.cursor().isPresent()) {
      double x = Math.floor(x(place, model.cursor().getAsDouble())) + 0.5;
      if (x >= place.left() && x <= right(place)) {
        draw(looks.cursor(), x, place.top(), x, place.bottom());
      }
    }
  }

  private void draw(Line line, double fromX, double fromY, double toX, double toY) {
    pen.setStroke(line.getStroke());
    pen.setLineWidth(line.getStrokeWidth());
    pen.setLineDashes(looks.dashes(line));
    pen.strokeLine(fromX, fromY, toX, toY);
  }

  private void text(Text like, String words, double x, double y) {
    if (!words.isEmpty()) {
      pen.setFont(like.getFont());
      pen.setFill(like.getFill());
      pen.fillText(words, x, y);
    }
  }
}
