package dynobench.chart;

import dynobench.event.Outcome;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.ClientFigures;
import dynobench.result.RunResult;
import dynobench.result.ServiceSecond;
import dynobench.result.TrialResult;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Trials of one series at a point, with the clients' results in a phase.
record ServedTrials(RunResult run, NamedSeries shown, String phase, Settings point) {
  /// Returns the trials of each visible series at the chart's point, if its source has single
  /// trials.
  static Stream<ServedTrials> of(ChartInput material) {
    Settings point = material.point();
    return material.shown().stream()
        .flatMap(each ->
            ChartInput.run(each.source()).stream()
                .map(run -> new ServedTrials(run, each, material.phase(), point)));
  }

  /// Returns the trials that have seconds to show and are not warm-ups. Running trials are
  /// included.
  List<TrialResult> trials() {
    return run.trials().stream()
        .filter(each -> !each.trial().warmup())
        .filter(each -> each.trial().contender().equals(shown.series().contender()))
        .filter(each -> ChartInput.isAt(each.trial().levels(), point))
        .filter(each -> !seconds(each).isEmpty())
        .toList();
  }

  List<ServiceSecond> seconds(TrialResult trial) {
    return run.flow(trial, phase);
  }

  /// Returns the number of warm-up seconds of a trial.
  long warmups(TrialResult trial) {
    return seconds(trial).stream().filter(each -> each.interval().warmup()).count();
  }

  /// Returns the clients' results of a trial; empty until the phase has ended.
  Optional<ClientFigures> service(TrialResult trial) {
    return trial.phase(phase).flatMap(PhaseFinished::service);
  }

  /// Returns whether the trial ended and does not count.
  static boolean isCrossed(TrialResult trial) {
    return trial.outcome().filter(end -> !end.counts()).isPresent();
  }

  static boolean counts(TrialResult trial) {
    return trial.outcome().filter(Outcome::counts).isPresent();
  }

  /// Returns why the chart is empty; `""` for a phase with clients.
  static String emptyReason(ChartInput material) {
    return material
            .workload()
            .phase(material.phase())
            .filter(it -> it.crew().isPresent())
            .isPresent()
        ? ""
        : "This phase runs in one thread. Choose a phase with clients.";
  }
}
