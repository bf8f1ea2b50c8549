package dynobench.ui.monitor;

import dynobench.plan.Contender;
import dynobench.ui.monitor.recording.MonitorRecording;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.monitor.recording.TimeBands;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Trials of one contender that are drawn from a common start.
///
/// @param title of the contender
/// @param trials from the common start to the end of each trial, the newest last; never empty
record AlignedSeries(Contender contender, String title, List<TimeBand> trials) {
  AlignedSeries {
    trials = List.copyOf(trials);
  }

  /// Returns the trial that began last, whose curve is drawn strong.
  TimeBand newest() {
    return trials.getLast();
  }

  /// Returns the contenders of a run with their trials, in the run's order. A trial that has not
  /// reached the phase is left out, and so is a contender without trials.
  ///
  /// @param point that the trials must have; empty for all trials
  /// @param phase whose begin is the common start; empty for the begin of the trials
  static List<AlignedSeries> of(
      MonitorRecording recording, Optional<Settings> point, Optional<String> phase) {
    Map<Integer, Integer> starts = phase.map(it -> starts(recording, it)).orElse(Map.of());
    var trials = new LinkedHashMap<Contender, List<TimeBand>>();
    recording.titles().keySet().forEach(each -> trials.put(each, new ArrayList<>()));
    TimeBands bands = recording.trials();
    for (int index = 0; index < bands.size(); index++) {
      TimeBand band = bands.get(index);
      // The pause before added rounds has no trial.
      band.trial()
          .filter(it -> phase.isEmpty() || starts.containsKey(it.number()))
          .filter(it -> point.isEmpty() || point.get().equals(it.levels()))
          .ifPresent(it ->
              trials
                  .computeIfAbsent(it.contender(), _ -> new ArrayList<>())
                  .add(band.startedAt(starts.getOrDefault(it.number(), band.from()))));
    }
    return trials.entrySet().stream()
        .filter(each -> !each.getValue().isEmpty())
        .map(each -> of(recording, each.getKey(), each.getValue()))
        .toList();
  }

  private static AlignedSeries of(
      MonitorRecording recording, Contender contender, List<TimeBand> trials) {
    String title = recording.titles().getOrDefault(contender, contender.toString());
    return new AlignedSeries(contender, title, trials);
  }

  /// Returns the first begin of a phase in each trial, by the trial's number.
  private static Map<Integer, Integer> starts(MonitorRecording recording, String phase) {
    var starts = new HashMap<Integer, Integer>();
    TimeBands bands = recording.phases();
    for (int index = 0; index < bands.size(); index++) {
      TimeBand band = bands.get(index);
      if (band.label().equals(phase)) {
        band.trial().ifPresent(trial -> starts.putIfAbsent(trial.number(), band.from()));
      }
    }
    return starts;
  }
}
