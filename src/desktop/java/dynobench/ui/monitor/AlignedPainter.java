package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Curve.CurveStyle;
import dynobench.ui.monitor.recording.PixelColumns;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.monitor.recording.TimeBands;
import java.util.List;
import java.util.Optional;
import javafx.scene.shape.Line;

/// Painter of trials from a common start. Each lane shows its leading curve once for each trial, in
/// the colour of the contender. The newest trial is strong, earlier ones are pale.
final class AlignedPainter {
  private static final int PALE = 0x48000000;
  private static final int STRONG = 0xff000000;

  /// Maximum number of trials to draw, shared equally among the contenders. Further ones would be
  /// invisible among them, but would take time in every frame.
  private static final int MOST_TRIALS = 240;

  private final MonitorViewModel model;
  private final SeriesLines lines;
  private final LaneScales scales;
  private final PixelColumns columns = new PixelColumns();
  private List<AlignedSeries> shown = List.of();
  private int mostOfEach = MOST_TRIALS;

  AlignedPainter(
      StripsLooks looks, MonitorViewModel model, BandColours colours, LaneScales scales) {
    this.model = model;
    this.scales = scales;
    lines = new SeriesLines(looks, colours);
  }

  /// Finds the trials to paint, and adapts the scale of each unfolded lane to the highest visible
  /// value of its leading curve.
  void thin(Surface on) {
    shown = model.alignment().series(model.recording()).stream().filter(model::shows).toList();
    mostOfEach = MOST_TRIALS / Math.max(1, shown.size());
    for (Lane lane : on.place().lanes()) {
      Optional<Curve> curve = lane.leading();
      double highest = curve.isEmpty() || lane.folded() ? 0 : highest(on, curve.get());
      scales.fit(lane, _ -> highest);
    }
  }

  private double highest(Surface on, Curve curve) {
    double highest = 0;
    for (AlignedSeries series : shown) {
      for (TimeBand trial : drawn(series)) {
        double from = trial.from() + Math.max(0, on.window().from());
        double to = Math.min(trial.to(), trial.from() + on.window().to());
        if (from < to) {
          highest = Math.max(highest, model.recording().highest(curve, from, to));
        }
      }
    }
    return highest;
  }

  /// Returns the newest trials of a contender, as many as its share of the maximum.
  private List<TimeBand> drawn(AlignedSeries series) {
    List<TimeBand> all = series.trials();
    return all.subList(Math.max(0, all.size() - mostOfEach), all.size());
  }

  /// Paints the phases of each contender's newest trial above the lanes, and the leading curve of
  /// each unfolded lane.
  void paint(Surface on) {
    phases(on);
    for (int lane = 0; lane < on.place().lanes().size(); lane++) {
      Optional<Curve> curve = on.place().lanes().get(lane).leading();
      if (curve.isPresent() && !on.place().lanes().get(lane).folded()) {
        curves(on, lane, curve.get());
      }
    }
  }

  private void phases(Surface on) {
    List<AlignedSeries> all = model.alignment().series(model.recording());
    for (int row = 0; row < all.size(); row++) {
      if (model.shows(all.get(row))) {
        phases(on, row, all.get(row).newest());
      }
    }
  }

  private void phases(Surface on, int row, TimeBand trial) {
    TimeBands bands = model.recording().phases();
    int colour = CurvePainter.argb(lines.of(trial).getStroke()) & 0xffffff;
    double top = AlignedHead.top(on.place(), row);
    double bottom = top + AlignedHead.height(on.place());
    double end = Math.min(trial.to(), on.end());
    for (int index = bands.from(trial.from()); index < bands.size(); index++) {
      TimeBand band = bands.get(index);
      if (band.from() >= end) {
        return;
      }
      int from = (int) Math.max(0, on.x(band.from() - trial.from()));
      int to = (int) Math.min(on.width(), on.x(Math.min(band.to(), end) - trial.from()));
      int pale = index % 2 == 0 ? BandsPainter.LESS_PALE : 2 * BandsPainter.LESS_PALE;
      on.fill(from, to, top, bottom, colour | (pale << 24));
    }
  }

  private void curves(Surface on, int lane, Curve curve) {
    var painter = new CurvePainter(on, lane, scales.top(curve));
    for (AlignedSeries series : shown) {
      List<TimeBand> trials = drawn(series);
      for (int index = 0; index < trials.size() - 1; index++) {
        paint(on, painter, curve, trials.get(index), PALE);
      }
    }
    for (AlignedSeries series : shown) {
      paint(on, painter, curve, series.newest(), STRONG);
    }
  }

  private void paint(Surface on, CurvePainter painter, Curve curve, TimeBand trial, int opacity) {
    double from = trial.from() + on.window().from();
    model.recording().thin(curve, trial, from, from + on.window().length(), on.width(), columns);
    Line look = lines.of(trial);
    int colour = (CurvePainter.argb(look.getStroke()) & 0xffffff) | opacity;
    if (curve.shape() == CurveStyle.BARS) {
      painter.bars(colour, columns);
    } else if (opacity == PALE) {
      painter.hairline(colour, columns);
    } else {
      painter.line(colour, look.getStrokeWidth(), columns);
    }
  }
}
