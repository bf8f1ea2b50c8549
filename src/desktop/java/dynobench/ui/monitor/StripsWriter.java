package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.monitor.recording.TimeBands;
import java.util.Optional;

/// Draws the monitor's layer above the curves: names of bands, time axis, labels, scales, legends,
/// marks and read-out line.
final class StripsWriter {
  private final StripsPen pen;
  private final MonitorViewModel model;
  private final StripsPainter painter;
  private final LaneLegend legend;
  private final LaneWriter lanes;
  private final AlignedHead head;

  /// Creates a writer.
  ///
  /// @param painter draws the curves below this layer, and knows their time range and scales
  StripsWriter(StripsPen pen, MonitorViewModel model, BandColours colours, StripsPainter painter) {
    this.pen = pen;
    this.model = model;
    this.painter = painter;
    var lines = new SeriesLines(pen.looks(), colours);
    legend = new LaneLegend(pen);
    lanes = new LaneWriter(pen, model, painter, lines, legend);
    head = new AlignedHead(model, pen, lines);
  }

  /// Draws all texts and marks on an empty layer, after the curves have been painted.
  void write(StripsLayout place) {
    legend.clear();
    if (model.alignment().on().get()) {
      head.write(place, painter.window());
    } else {
      bands(place, model.recording().trials(), place.line() * 0.3);
      bands(place, model.recording().phases(), place.line() * 1.2);
    }
    axis(place);
    for (int lane = 0; lane < place.lanes().size(); lane++) {
      lanes.write(place, lane);
    }
    cursor(place);
  }

  /// Returns the action of the legend entry at a position, if there is one.
  Optional<Runnable> entryAt(double x, double y) {
    return legend.at(x, y);
  }

  private double x(StripsLayout place, double millis) {
    return place.left() + painter.window().share(millis) * place.plotWidth();
  }

  private void bands(StripsLayout place, TimeBands bands, double labelTop) {
    double pixel = painter.window().length() / place.plotWidth();
    int next;
    for (int index = bands.from(painter.window().from()); index < bands.size(); index = next) {
      TimeBand band = bands.get(index);
      next = bands.after(index, band.from() + pixel);
      double from = Math.max(place.left(), x(place, band.from()));
      double end = Math.min(band.to(), model.recording().end());
      double to = Math.min(place.right(), x(place, end));
      if (from > place.right()) {
        return;
      }
      double gap = place.em() * 0.4;
      if (to - from >= BandsPainter.LEAST_BAND) {
        String label = pen.looks().fitted(band.label(), to - from - 2 * gap);
        pen.text(pen.looks().label(), label, from + gap, labelTop);
      }
    }
  }

  private void axis(StripsLayout place) {
    double bottom = place.bottom();
    TimeWindow window = painter.window();
    var axis = new TimeAxis(window, place.plotWidth() / (StripsPainter.TICK_EM * place.em()));
    for (long tick : axis.ticks(window)) {
      double x = Math.floor(x(place, (double) tick)) + 0.5;
      pen.line(pen.looks().grid(), x, bottom, x, bottom + place.em() * 0.3);
      String words = axis.text(tick);
      double half = pen.looks().width(words) / 2;
      double middle = Math.min(x, place.right() - half);
      pen.textAround(pen.looks().label(), words, middle, bottom + place.em() * 0.35);
    }
  }

  private void cursor(StripsLayout place) {
    if (model.range().cursor().isPresent()) {
      double x = Math.floor(x(place, model.range().moment())) + 0.5;
      if (x >= place.left() && x <= place.right()) {
        pen.line(pen.looks().cursor(), x, place.top(), x, place.bottom());
      }
    }
  }
}
