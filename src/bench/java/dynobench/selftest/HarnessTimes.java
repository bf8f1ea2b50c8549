package dynobench.selftest;

import dynobench.event.RunEvent;
import dynobench.measure.PhaseTiming;
import dynobench.plan.Trial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/// Collects the times that [HarnessBench] needs from its runs' events.
final class HarnessTimes implements Consumer<RunEvent> {
  private static final class TrialTimes {
    private final Trial trial;
    private final long forkedAt;
    private Optional<Long> startMillis = Optional.empty();
    private long nanos;
    private long heapAfter;
    private long parentHeap;
    private boolean completed;

    TrialTimes(RunEvent.TrialStarted started) {
      this.trial = started.trial();
      this.forkedAt = started.atMillis();
    }
  }

  private final Map<Integer, TrialTimes> trials = new LinkedHashMap<>();

  @Override
  public void accept(RunEvent event) {
    switch (event) {
      case RunEvent.TrialStarted started ->
          trials.put(started.trial().number(), new TrialTimes(started));
      case RunEvent.PhaseStarted started -> {
        TrialTimes times = of(started.trial());
        if (times.startMillis.isEmpty()) {
          times.startMillis = Optional.of(started.atMillis() - times.forkedAt);
        }
      }
      case RunEvent.PhaseFinished finished -> add(finished);
      case RunEvent.TrialFinished finished -> end(finished);
      case RunEvent.RunStarted _,
          RunEvent.EngineReported _,
          RunEvent.IterationStarted _,
          RunEvent.PhaseRepeated _,
          RunEvent.Sampled _,
          RunEvent.ServerStarted _,
          RunEvent.FilesSeen _,
          RunEvent.CacheDropped _,
          RunEvent.Logged _,
          RunEvent.Warned _,
          RunEvent.Questioned _,
          RunEvent.Sliced _,
          RunEvent.IntervalPassed _,
          RunEvent.Accounted _,
          RunEvent.Observed _,
          RunEvent.Verified _,
          RunEvent.MachineSeen _,
          RunEvent.Acknowledged _,
          RunEvent.Crashed _,
          RunEvent.Survived _,
          RunEvent.ShardStarted _,
          RunEvent.RoundsAdded _,
          RunEvent.Probed _,
          RunEvent.RunFinished _ -> {}
    }
  }

  private void end(RunEvent.TrialFinished finished) {
    of(finished.trial()).completed = finished.outcome().counts();
    of(finished.trial()).parentHeap = heapInUse();
  }

  /// Adds the time and heap of a phase with more than one operation. Of clients only the work is
  /// timed: their sessions are opened before their clock starts, as in the baseline.
  private void add(RunEvent.PhaseFinished phase) {
    if (phase.operations() > 1) {
      PhaseTiming timing = phase.timing();
      of(phase.trial()).nanos +=
          phase.service().isPresent() ? timing.workNanos() : timing.wallNanos();
      of(phase.trial()).heapAfter = phase.usage().heapAfterBytes();
    }
  }

  private TrialTimes of(int trial) {
    return Objects.requireNonNull(trials.get(trial), "an event of a trial without a start event");
  }

  private static long heapInUse() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private List<TrialTimes> completed(String workload) {
    return trials.values().stream()
        .filter(each -> each.completed && each.trial.workload().equals(workload))
        .toList();
  }

  double[] nanos(String workload) {
    return completed(workload).stream().mapToDouble(each -> each.nanos).toArray();
  }

  List<Long> startMillis(String workload) {
    return completed(workload).stream().flatMap(each -> each.startMillis.stream()).toList();
  }

  List<HarnessBench.HeapUse> heapUses() {
    var uses = new ArrayList<HarnessBench.HeapUse>();
    trials.values().stream()
        .filter(each -> each.completed)
        .forEach(each ->
            uses.add(
                new HarnessBench.HeapUse(
                    each.trial.levels().whole("rows"), each.heapAfter, each.parentHeap)));
    return uses;
  }
}
