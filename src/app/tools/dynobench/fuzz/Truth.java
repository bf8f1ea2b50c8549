package dynobench.fuzz;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.result.TrialResult;
import dynobench.store.RunReader;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import dynobench.warning.WarningKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/// Content of an undamaged log, to compare a damaged one with.
final class Truth {
  /// Tolerance for the clocks of two processes.
  private static final long SLACK_NANOS = 1_000_000_000L;

  /// Maximum plausible use: a petabyte, or eleven days in nanoseconds.
  private static final long MOST_USED = 1_000_000_000_000_000L;

  /// Class of a changed but plausible figure, which a reader can detect only by a checksum.
  static final String DIGIT = "a plausible figure has another digit, which nobody can notice";

  private final Map<Integer, TrialResult> trials = new HashMap<>();
  private final Map<Integer, Long> startMillis = new HashMap<>();
  private final RunState state;

  /// @param folder folder of an undamaged run
  Truth(Path folder) {
    var reader = new RunReader(folder);
    RunResult result = reader.result();
    reader.forEach(this::see);
    result.trials().forEach(each -> trials.put(each.trial().number(), each));
    state = result.state();
  }

  private void see(RunEvent event) {
    if (event instanceof TrialStarted start) {
      startMillis.put(start.trial().number(), start.atMillis());
    }
  }

  /// Returns whether the run reports that its log is damaged.
  static boolean saysDamaged(RunResult damaged, List<ResultWarning> doubts) {
    return !damaged.log().damages().isEmpty()
        || damaged.log().counts().orphanEvents() > 0
        || doubts.stream().anyMatch(each -> each.kind() == WarningKind.LOG_DAMAGED);
  }

  /// Returns the classes of changed figures that the run does not report.
  List<String> silent(RunResult damaged) {
    List<ResultWarning> doubts = ResultWarnings.atEnd(damaged);
    if (saysDamaged(damaged, doubts)) {
      return List.of();
    }
    var found = new ArrayList<String>();
    var seen = new HashMap<Integer, TrialResult>();
    for (TrialResult each : damaged.trials()) {
      seen.put(each.trial().number(), each);
      if (each.counts()) {
        found.addAll(changes(each));
      }
    }
    boolean complete = damaged.state() == RunState.FINISHED || damaged.state() != state;
    if (complete && damaged.state() != RunState.UNFINISHED) {
      found.addAll(missing(seen));
    }
    return found.stream().distinct().toList();
  }

  private List<String> missing(Map<Integer, TrialResult> seen) {
    var found = new ArrayList<String>();
    for (TrialResult each : trials.values()) {
      Optional<TrialResult> now = Optional.ofNullable(seen.get(each.trial().number()));
      if (now.isEmpty()) {
        found.add("a trial is missing without a word");
      } else if (now.get().counts()
          && each.counts()
          && now.get().phases().size() < each.phases().size()) {
        found.add("a phase of a completed trial is missing without a word");
      }
    }
    return found;
  }

  private List<String> changes(TrialResult now) {
    Optional<TrialResult> before = Optional.ofNullable(trials.get(now.trial().number()));
    if (before.isEmpty()) {
      return List.of("a trial that never was counts");
    }
    var found = new ArrayList<String>();
    if (!before.get().counts()) {
      found.add("a trial that didn't count counts");
    }
    if (!before.get().trial().equals(now.trial())) {
      found.add("a trial is another one: contender, rows, repetition or warm-up");
    }
    for (PhaseFinished phase : now.phases()) {
      before
          .get()
          .phase(phase.phase())
          .ifPresentOrElse(
              old -> change(old, phase).ifPresent(found::add),
              () -> found.add("a phase that never was counts"));
    }
    return found;
  }

  private Optional<String> change(PhaseFinished old, PhaseFinished now) {
    if (old.timing().equals(now.timing())
        && old.usage().equals(now.usage())
        && old.operations() == now.operations()) {
      return Optional.empty();
    }
    if (isElsewhere(now)) {
      return Optional.of("figures stand in another trial or phase");
    }
    if (old.operations() != now.operations()) {
      return Optional.of("the number of operations is another");
    }
    PhaseTiming timing = now.timing();
    long least = Math.min(timing.openNanos(), Math.min(timing.workNanos(), timing.closeNanos()));
    double sum = (double) timing.openNanos() + timing.workNanos() + timing.closeNanos();
    double window =
        (old.atMillis() - startMillis.getOrDefault(old.trial(), 0L)) * 1e6 + SLACK_NANOS;
    if (least < 0 || sum > window) {
      return Optional.of("an impossible time: negative, or longer than its trial");
    }
    return isPossible(now.usage())
        ? Optional.of(DIGIT)
        : Optional.of("an impossible use: negative or more than there is");
  }

  private boolean isElsewhere(PhaseFinished now) {
    return trials.values().stream()
        .flatMap(trial -> trial.phases().stream())
        .anyMatch(each ->
            each.timing().equals(now.timing())
                && !(each.trial() == now.trial() && each.phase().equals(now.phase())));
  }

  private static boolean isPossible(ResourceUsage usage) {
    return LongStream.of(
            usage.cpuNanos().orElse(0),
            usage.gcCount(),
            usage.gcMillis(),
            usage.allocatedBytes().orElse(0),
            usage.heapAfterBytes(),
            usage.writtenBytes().orElse(0),
            usage.storedBytes())
        .allMatch(each -> each >= 0 && each <= MOST_USED);
  }
}
