package dynobench.ui;

import dynobench.chart.Charts;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.ViewId;
import java.util.List;
import java.util.Optional;

/// Views in front while a run begins. Until its first figure, the monitor is in the middle instead
/// of an empty chart. Then the chart follows it.
final class LiveStage {
  private static final List<ViewId> OVER_TIME =
      List.of(ViewId.of(Charts.THROUGHPUT), ViewId.of(Charts.LATENCY_TIME));

  private final Wiring wiring;
  private final Dock dock;

  private boolean replay;
  private ViewId chart = ViewId.ofPhases().getFirst();

  LiveStage(Wiring wiring, Dock dock) {
    this.wiring = wiring;
    this.dock = dock;
    wiring.display().revision().subscribe(_ -> follow());
  }

  /// Begins with a run that has started, but is not shown yet.
  void beginRun() {
    begin(false);
  }

  /// Begins with a replay, which is shown already.
  void beginReplay() {
    begin(true);
  }

  private void begin(boolean ofReplay) {
    replay = ofReplay;
    chart =
        wiring.live().running().get() && wiring.draft().isDuel().get()
            ? ViewId.of(Charts.DUEL)
            : chartInTheMiddle().orElse(ViewId.ofPhases().getFirst());
    dock.takeCentre(ViewId.MONITOR);
    if (!dock.isCentreTaken()) {
      dock.show(chart); // the monitor has a part of the window for itself
      dock.bringForward(ViewId.MONITOR);
    }
  }

  /// Puts the monitor back into its place when a run has ended. The run may have no figures, and
  /// may never have been shown.
  void end() {
    dock.leaveCentre(Optional.empty());
  }

  private Optional<ViewId> chartInTheMiddle() {
    return dock.currentLayout().front(Dock.EDITOR).flatMap(ViewId::named).filter(ViewId::isChart);
  }

  private void follow() {
    boolean waits = !replay && wiring.live().shown().isEmpty();
    if (!dock.isCentreTaken() || waits) {
      return;
    }
    RunResult result = wiring.display().result();
    if (result.isOfCrashes()) {
      dock.leaveCentre(Optional.of(ViewId.CRASH));
    } else if (hasFigures(result)) {
      dock.leaveCentre(Optional.of(chart));
    } else if (result.state() != RunState.UNFINISHED) {
      dock.leaveCentre(Optional.empty());
    }
  }

  /// Returns whether the chart has something to show. Charts over time show the seconds of a trial
  /// that goes on, the others a trial that has ended.
  private boolean hasFigures(RunResult result) {
    return result.trials().stream()
        .anyMatch(trial ->
            trial.counts()
                || (OVER_TIME.contains(chart)
                    && result.phases().stream()
                        .anyMatch(phase -> !result.flow(trial, phase).isEmpty())));
  }
}
