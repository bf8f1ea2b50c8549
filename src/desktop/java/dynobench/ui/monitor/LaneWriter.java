package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Quantity;
import dynobench.ui.monitor.recording.Reading;
import dynobench.ui.monitor.recording.TimeBand;
import java.util.Optional;
import javafx.scene.paint.Paint;

/// Draws the texts and marks of one lane: name, scale, legend, and the values that are read out.
final class LaneWriter {
  private static final double ARROW_EM = 0.7;

  /// Minimum distance between two labels of a scale, in multiples of the type size.
  private static final double LABEL_EM = 1.4;

  private final StripsPen pen;
  private final StripsLooks looks;
  private final MonitorViewModel model;
  private final StripsPainter painter;
  private final LegendContents legends;
  private final SeriesLines lines;
  private final LaneLegend legend;

  LaneWriter(
      StripsPen pen,
      MonitorViewModel model,
      StripsPainter painter,
      SeriesLines lines,
      LaneLegend legend) {
    this.pen = pen;
    this.looks = pen.looks();
    this.model = model;
    this.painter = painter;
    this.lines = lines;
    this.legend = legend;
    legends = new LegendContents(model, pen, lines);
  }

  void write(StripsLayout place, int lane) {
    Lane it = place.lanes().get(lane);
    double bottom = place.bottom(lane) - 0.5;
    pen.line(looks.grid(), place.margin(), bottom, place.right(), bottom);
    title(place, lane);
    if (!it.folded()) {
      scale(place, lane);
      dots(place, lane);
    }
    legend.write(place, lane, legends.of(it));
  }

  /// Writes the name, with an arrow that shows whether the lane is folded. Aligned trials have one
  /// curve in each lane, whose name follows if the lane has others.
  private void title(StripsLayout place, int lane) {
    Lane it = place.lanes().get(lane);
    double top = place.top(lane) + place.em() * 0.2;
    if (model.lanes().chosen().get().filter(strip -> strip == it.strip()).isPresent()) {
      double width = place.titleRight() - 2;
      pen.rectangle(looks.chosen(), 2, place.top(lane) + 1, width, place.line());
    }
    double left = place.margin() + place.em() * 1.1;
    pen.arrow(place.margin(), top + place.em() * 0.3, place.em() * ARROW_EM, it.folded());
    pen.text(looks.title(), pen.words("strip." + it.strip().key()), left, top);
    boolean room = place.height(lane) >= 2 * place.line();
    if (model.alignment().on().get() && it.strip().curves().size() > 1 && room) {
      String curve = it.leading().map(each -> pen.words("curve." + each.key())).orElse("");
      pen.text(looks.label(), curve, left, top + place.line());
    }
  }

  /// Writes the values of the gridlines, and below the top the top of one further quantity.
  private void scale(StripsLayout place, int lane) {
    Curve first = place.lanes().get(lane).strip().curves().getFirst();
    double right = place.left() - place.em() * 0.4;
    int parts = painter.scales().parts(place, lane);
    double part = (place.lowest(lane) - place.highest(lane)) / parts;
    double top = painter.scales().top(first);
    for (int line = 0; line <= parts; line++) {
      double y = place.lowest(lane) - line * part - 0.65 * place.em();
      double least = place.top(lane) + (line == parts ? 0 : place.em());
      double most = place.bottom(lane) - 1.2 * place.em();
      if (line == parts || part >= LABEL_EM * place.em()) {
        pen.textTo(looks.label(), label(first, top, line, parts), right, clamp(y, least, most));
      }
    }
    further(place, lane, first.quantity(), right);
  }

  private static double clamp(double y, double least, double most) {
    return Math.max(least, Math.min(y, most));
  }

  private String label(Curve curve, double top, int line, int parts) {
    if (line == 0) {
      return "0";
    }
    return line == parts
        ? model.topText(curve.quantity(), top)
        : curve.quantity().text(top * line / parts);
  }

  private void further(StripsLayout place, int lane, Quantity first, double right) {
    Lane it = place.lanes().get(lane);
    double y = place.highest(lane) - 0.65 * place.em() + place.line();
    for (Curve curve : it.strip().curves()) {
      if (curve.quantity() != first && y + LABEL_EM * place.em() < place.bottom(lane)) {
        String top = model.topText(curve.quantity(), painter.scales().top(curve));
        pen.textTo(looks.label(), top, right, y);
        return;
      }
    }
  }

  /// Marks the values at the read-out line; without one, nothing.
  private void dots(StripsLayout place, int lane) {
    Lane it = place.lanes().get(lane);
    if (model.range().cursor().isEmpty()) {
      return;
    }
    if (model.alignment().on().get()) {
      it.leading().ifPresent(curve -> dots(place, lane, curve));
      return;
    }
    for (Curve curve : it.strip().curves()) {
      if (it.shows(curve)) {
        model
            .reading(curve)
            .ifPresent(reading -> dot(place, lane, curve, looks.of(curve).getStroke(), reading, 0));
      }
    }
  }

  private void dots(StripsLayout place, int lane, Curve curve) {
    for (AlignedSeries series : model.alignment().series(model.recording())) {
      TimeBand trial = series.newest();
      Optional<Reading> reading =
          model.shows(series) ? model.reading(curve, trial) : Optional.empty();
      reading.ifPresent(
          it -> dot(place, lane, curve, lines.of(trial).getStroke(), it, trial.from()));
    }
  }

  /// Draws one mark where its value was measured, which may be beside the read-out line: only there
  /// it lies on the curve.
  ///
  /// @param start time of the run at which the axis begins, in milliseconds
  private void dot(
      StripsLayout place, int lane, Curve curve, Paint colour, Reading reading, int start) {
    double share = painter.window().share(reading.millis() - start);
    if (share >= 0 && share <= 1) {
      double x = place.left() + share * place.plotWidth();
      pen.dot(colour, x, painter.scales().y(place, lane, curve, reading.value()));
    }
  }
}
