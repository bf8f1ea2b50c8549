package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.RecordedRows;
import dynobench.ui.monitor.recording.RecordedRows.TimeRange;
import dynobench.ui.monitor.recording.TimeBand;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Values of the visible curves in the visible range, for files and the clipboard. Folded lanes are
/// left out. For aligned trials they are those of the leading curves in all trials of the shown
/// contenders.
record VisibleValues(MonitorViewModel model) {
  RecordedRows rows() {
    boolean aligned = model.alignment().on().get();
    return model.recording().rows(curves(aligned), aligned ? ofTrials() : ofRun());
  }

  private List<Curve> curves(boolean aligned) {
    return model.shownLanes().stream()
        .filter(lane -> !lane.folded())
        .flatMap(lane ->
            aligned ? lane.leading().stream() : lane.strip().curves().stream().filter(lane::shows))
        .toList();
  }

  private List<TimeRange> ofRun() {
    TimeWindow window = model.window();
    return List.of(new TimeRange(window.from(), window.to(), Optional.empty()));
  }

  private List<TimeRange> ofTrials() {
    return model.alignment().series(model.recording()).stream()
        .filter(model::shows)
        .flatMap(series -> series.trials().stream())
        .flatMap(this::part)
        .toList();
  }

  private Stream<TimeRange> part(TimeBand trial) {
    TimeWindow window = model.window();
    double from = trial.from() + Math.max(0, window.from());
    double to = Math.min(trial.to(), trial.from() + window.to());
    return from > to ? Stream.empty() : Stream.of(new TimeRange(from, to, Optional.of(trial)));
  }
}
