package dynobench.chart;

import dynobench.event.Outcome;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.Service;
import dynobench.result.RunResult;
import dynobench.result.Second;
import dynobench.result.TrialResult;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The trials of one series at a point, and how their clients were served in a phase.
record ServedTrials(RunResult run, NamedSeries shown, String phase, Settings point) {
  /// Of each series that is shown and knows single trials, at the point that the chart is of.
  static Stream<ServedTrials> of(Material material) {
    Settings point = material.point();
    return material.shown().stream()
        .flatMap(each ->
            Material.run(each.source()).stream()
                .map(run -> new ServedTrials(run, each, material.phase(), point)));
  }

  /// Those that don't warm the machine, and have any seconds to show, whether they have ended or
  /// not.
  List<TrialResult> trials() {
    return run.trials().stream()
        .filter(each -> !each.trial().warmup())
        .filter(each -> each.trial().contender().equals(shown.series().contender()))
        .filter(each -> isThere(each.trial().levels()))
        .filter(each -> !seconds(each).isEmpty())
        .toList();
  }

  /// While the first trial runs nothing tells which point there is.
  private boolean isThere(Settings levels) {
    return levels.values().entrySet().containsAll(point.values().entrySet());
  }

  List<Second> seconds(TrialResult trial) {
    return run.flow(trial, phase);
  }

  /// How many of its seconds are a warm-up.
  long warmups(TrialResult trial) {
    return seconds(trial).stream().filter(each -> each.interval().warmup()).count();
  }

  /// Empty until the phase has ended.
  Optional<Service> service(TrialResult trial) {
    return trial.phase(phase).flatMap(PhaseFinished::service);
  }

  /// Whether it ended as one that doesn't count.
  static boolean isCrossed(TrialResult trial) {
    return trial.outcome().filter(end -> !end.counts()).isPresent();
  }

  static boolean counts(TrialResult trial) {
    return trial.outcome().filter(Outcome::counts).isPresent();
  }

  /// Why there is nothing to see.
  static String none(Material material) {
    return material
            .workload()
            .phase(material.phase())
            .filter(it -> it.crew().isPresent())
            .isPresent()
        ? ""
        : "One thread does this phase: choose one in which clients work.";
  }
}
