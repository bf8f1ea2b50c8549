package dynobench.ui.monitor;

import dynobench.ui.monitor.StripsLayout.NameSpace;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.monitor.recording.TimeBands;
import java.util.List;

/// Rows above aligned trials: one for each contender, with its name and the phases of its newest
/// trial. A hidden contender has a struck-out name and no phases.
final class AlignedHead {
  private static final double ROW_LINES = 1.15;
  private static final double MARGIN_LINES = 0.35;
  private static final double SWATCH_EM = 1.3;
  private static final double MOST_NAME_EM = 18;

  /// Space for the swatch and around the name.
  private static final double NAME_GAPS_EM = 2.4;

  private final MonitorViewModel model;
  private final StripsPen pen;
  private final SeriesLines lines;

  AlignedHead(MonitorViewModel model, StripsPen pen, SeriesLines lines) {
    this.model = model;
    this.pen = pen;
    this.lines = lines;
  }

  /// Returns the height of all rows, and the width of the names up to a limit.
  static NameSpace space(List<AlignedSeries> all, StripsLooks looks) {
    double widest = all.stream().mapToDouble(each -> looks.width(each.title())).max().orElse(0);
    double names = Math.min(widest, MOST_NAME_EM * looks.em()) + NAME_GAPS_EM * looks.em();
    return new NameSpace(all.size() * ROW_LINES + MARGIN_LINES, Math.rint(names));
  }

  /// Returns the upper edge of the coloured part of a row.
  static double top(StripsLayout place, int row) {
    return (row * ROW_LINES + MARGIN_LINES / 4) * place.line();
  }

  /// Returns the height of the coloured part of a row.
  static double height(StripsLayout place) {
    return (ROW_LINES - 0.1) * place.line();
  }

  /// Returns the index of the row at a height, which may be beyond the last row.
  static int rowAt(StripsLayout place, double y) {
    return (int) Math.floor(y / (ROW_LINES * place.line()));
  }

  /// Writes the names of the contenders, and the phases of those that are not hidden.
  void write(StripsLayout place, TimeWindow window) {
    List<AlignedSeries> all = model.alignment().series(model.recording());
    for (int row = 0; row < all.size(); row++) {
      AlignedSeries series = all.get(row);
      double top = top(place, row) + 0.05 * place.line();
      name(place, series, top);
      if (model.shows(series)) {
        phases(place, window, series.newest(), top);
      }
    }
  }

  private void name(StripsLayout place, AlignedSeries series, double top) {
    double em = place.em();
    double middle = Math.floor(top + place.line() * 0.5) + 0.5;
    double left = place.margin();
    pen.line(lines.of(series.newest()), left, middle, left + SWATCH_EM * em, middle);
    double text = left + (SWATCH_EM + 0.4) * em;
    String name = pen.looks().fitted(series.title(), place.left() - 0.4 * em - text);
    pen.text(pen.looks().value(), name, text, top + 0.1 * em);
    if (!model.shows(series)) {
      pen.line(pen.looks().struck(), left, middle, text + pen.looks().width(name), middle);
    }
  }

  private void phases(StripsLayout place, TimeWindow window, TimeBand trial, double top) {
    TimeBands bands = model.recording().phases();
    double end = Math.min(trial.to(), model.recording().end());
    double gap = 0.4 * place.em();
    for (int index = bands.from(trial.from()); index < bands.size(); index++) {
      TimeBand band = bands.get(index);
      if (band.from() >= end) {
        return;
      }
      double from = Math.max(place.left(), x(place, window, band.from() - trial.from()));
      double last = Math.min(band.to(), end) - trial.from();
      double to = Math.min(place.right(), x(place, window, last));
      String label = pen.looks().fitted(band.label(), to - from - 2 * gap);
      pen.text(pen.looks().value(), label, from + gap, top + 0.1 * place.em());
    }
  }

  private static double x(StripsLayout place, TimeWindow window, double millis) {
    return place.left() + window.share(millis) * place.plotWidth();
  }
}
