package dynobench.ui.monitor;

import dynobench.plan.Trial;
import dynobench.ui.monitor.recording.MonitorRecording;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.monitor.recording.TimeBands;
import dynobench.workload.Settings;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Choice of the trials that are drawn from a common start, and of that start.
final class Alignment {
  private final BooleanProperty on = new SimpleBooleanProperty();
  private final ObservableList<Optional<Settings>> points =
      FXCollections.observableArrayList(List.of(Optional.empty()));
  private final ObservableList<Optional<String>> starts =
      FXCollections.observableArrayList(List.of(Optional.empty()));
  private final ObjectProperty<Optional<Settings>> point =
      new SimpleObjectProperty<>(Optional.empty());
  private final ObjectProperty<Optional<String>> start =
      new SimpleObjectProperty<>(Optional.empty());
  private final Set<Settings> knownPoints = new LinkedHashSet<>();
  private final Set<String> knownStarts = new LinkedHashSet<>();
  private int trialsSeen;
  private int phasesSeen;

  /// End of the last trial when the series were made; it may have gone on then.
  private int lastEnd;

  private double longest;
  private List<AlignedSeries> series = List.of();

  /// Creates an alignment that is off.
  ///
  /// @param changed called after each choice of the user
  Alignment(Runnable changed) {
    on.addListener((_, _, _) -> changed.run());
    point.addListener((_, _, _) -> choose(changed));
    start.addListener((_, _, _) -> choose(changed));
  }

  private void choose(Runnable changed) {
    trialsSeen = 0; // the series have to be made again
    changed.run();
  }

  /// Starts again, for another run. Whether trials are aligned stays as it is.
  void begin() {
    knownPoints.clear();
    knownStarts.clear();
    trialsSeen = 0;
    phasesSeen = 0;
    series = List.of();
    point.set(Optional.empty());
    start.set(Optional.empty());
    points.setAll(List.of(Optional.empty()));
    starts.setAll(List.of(Optional.empty()));
  }

  /// Returns whether trials are drawn from a common start.
  BooleanProperty on() {
    return on;
  }

  /// Returns the points of the run's trials; the first one is empty and means all.
  ObservableList<Optional<Settings>> points() {
    return points;
  }

  ObjectProperty<Optional<Settings>> point() {
    return point;
  }

  /// Returns the phases that the common start may be the begin of; the first one is empty and means
  /// the begin of the trials.
  ObservableList<Optional<String>> starts() {
    return starts;
  }

  ObjectProperty<Optional<String>> start() {
    return start;
  }

  /// Returns the chosen trials by contender, and adds new points and phases to the choices. The
  /// result is cached until trials or phases are added or end.
  List<AlignedSeries> series(MonitorRecording recording) {
    TimeBands trials = recording.trials();
    TimeBands phases = recording.phases();
    int end = trials.size() == 0 ? 0 : trials.get(trials.size() - 1).to();
    if (trials.size() != trialsSeen || phases.size() != phasesSeen || end != lastEnd) {
      learn(trials, phases);
      lastEnd = end;
      series = AlignedSeries.of(recording, point.get(), start.get());
      longest = series.stream().mapToDouble(Alignment::longest).max().orElse(0);
    }
    return series;
  }

  /// Returns the length of a contender's longest trial that has ended, in milliseconds.
  private static double longest(AlignedSeries series) {
    return series.trials().stream()
        .filter(TimeBand::hasEnded)
        .mapToDouble(each -> each.to() - each.from())
        .max()
        .orElse(0);
  }

  private void learn(TimeBands trials, TimeBands phases) {
    for (int index = Math.min(trialsSeen, trials.size()); index < trials.size(); index++) {
      Optional<Settings> levels = trials.get(index).trial().map(Trial::levels);
      if (levels.filter(knownPoints::add).isPresent()) {
        points.add(levels);
      }
    }
    for (int index = Math.min(phasesSeen, phases.size()); index < phases.size(); index++) {
      String label = phases.get(index).label();
      if (knownStarts.add(label)) {
        starts.add(Optional.of(label));
      }
    }
    trialsSeen = trials.size();
    phasesSeen = phases.size();
  }

  /// Returns the length of the longest chosen trial so far, in milliseconds.
  double longest(MonitorRecording recording) {
    double now = 0;
    for (AlignedSeries each : series(recording)) {
      TimeBand newest = each.newest();
      now = Math.max(now, newest.hasEnded() ? 0 : recording.end() - newest.from());
    }
    return Math.max(now, longest);
  }
}
