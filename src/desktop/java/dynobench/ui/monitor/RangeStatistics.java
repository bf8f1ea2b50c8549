package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.CurveStatistics;
import dynobench.ui.monitor.recording.Quantity;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Statistics of the visible curves in the visible range. For aligned trials they are those of the
/// leading curve in the newest trial of each contender. Folded lanes, hidden curves and curves
/// without values have no row.
record RangeStatistics(MonitorViewModel model, ViewTexts texts) {
  List<StatisticsRow> rows() {
    return model.shownLanes().stream()
        .filter(lane -> !lane.folded())
        .flatMap(lane -> model.alignment().on().get() ? ofSeries(lane) : ofCurves(lane))
        .toList();
  }

  private Stream<StatisticsRow> ofCurves(Lane lane) {
    TimeWindow window = model.window();
    return lane.strip().curves().stream()
        .filter(lane::shows)
        .flatMap(curve ->
            row(
                curve,
                texts.of("curve." + curve.key()),
                model.recording().statistics(curve, window.from(), window.to())));
  }

  private Stream<StatisticsRow> ofSeries(Lane lane) {
    return lane.leading().stream()
        .flatMap(curve ->
            model.alignment().series(model.recording()).stream()
                .filter(model::shows)
                .flatMap(series -> row(curve, series.title(), of(curve, series.newest()))));
  }

  private Optional<CurveStatistics> of(Curve curve, TimeBand trial) {
    TimeWindow window = model.window();
    double from = trial.from() + Math.max(0, window.from());
    double to = Math.min(trial.to(), trial.from() + window.to());
    return from > to ? Optional.empty() : model.recording().statistics(curve, from, to);
  }

  private Stream<StatisticsRow> row(
      Curve curve, String name, Optional<CurveStatistics> statistics) {
    Quantity quantity = curve.quantity();
    return statistics.stream()
        .map(it ->
            new StatisticsRow(
                texts.of("strip." + curve.strip().key()),
                name,
                quantity.text(it.least()),
                quantity.text(it.mean()),
                quantity.text(it.most())));
  }
}
