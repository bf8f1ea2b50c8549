package dynobench.result;

import dynobench.event.RunEvent.IterationStarted;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import dynobench.event.RunEvent.PhaseStarted;
import dynobench.event.RunEvent.Sliced;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds contradictions that no real run can have written. A log may have been edited or cut
/// although each of its lines is readable. Confined to one thread.
final class RunAudit {
  /// Tolerance for the time between two moments, in milliseconds: for rounding, and for a clock
  /// that was adjusted a little.
  private static final long SLACK_MILLIS = 1_000;

  /// Tolerated delay of a phase's end event in milliseconds: the heap is collected and the files
  /// are measured before it. A share of the time between the phase's two events is tolerated, too.
  private static final long AFTERWARDS_MILLIS = 10_000;

  private static final double AFTERWARDS_SHARE = 0.5;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private record PhaseIteration(int iteration, String phase) {}

  /// Announcements of a trial's phases. They are dropped when the trial ends, because a merged run
  /// may have a million of them.
  private static final class TrialAnnouncements {
    private final Map<PhaseIteration, PhaseStarted> startedPhases = new HashMap<>();
    private final Map<PhaseIteration, Long> waited = new HashMap<>();
    private int iteration = 1;
  }

  private final Map<Integer, TrialAnnouncements> running = new HashMap<>();
  private final Map<Integer, Long> trialStartMillis = new HashMap<>();
  private final List<PhaseFinished> unannounced = new ArrayList<>();
  private final CappedList<String> findings = new CappedList<>(String::length);

  void begins(PhaseStarted phase) {
    TrialAnnouncements announced = announcements(phase.trial());
    announced.startedPhases.putIfAbsent(
        new PhaseIteration(announced.iteration, phase.phase()), phase);
  }

  private TrialAnnouncements announcements(int trial) {
    return running.computeIfAbsent(trial, _ -> new TrialAnnouncements());
  }

  void begins(IterationStarted next) {
    announcements(next.trial()).iteration = next.iteration();
  }

  /// Checks that a trial's phases fit between its beginning and its end. If the trial completed,
  /// also checks that its phases did the announced number of operations.
  void ends(TrialFinished end, TrialResult trial) {
    long phaseMillis =
        Stream.concat(trial.phases().stream(), trial.repeated().stream().map(PhaseRepeated::phase))
                .mapToLong(phase -> phase.timing().wallNanos())
                .sum()
            / NANOS_PER_MILLI;
    Long start = trialStartMillis.get(end.trial());
    if (start != null && phaseMillis > end.atMillis() - start + SLACK_MILLIS) {
      findings.add(
          String.format(
              Locale.ROOT,
              "trial %d has phases of %,d ms but took %,d ms",
              end.trial(),
              phaseMillis,
              end.atMillis() - start));
    }
    if (end.outcome().counts()) {
      trial.phases().forEach(phase -> holdToPlan(phase, 1));
      trial.repeated().forEach(each -> holdToPlan(each.phase(), each.iteration()));
    }
    running.remove(end.trial());
  }

  /// Compares a phase's operations with the announced number. Clients are exempt: they may end
  /// after a time, and give up blocked operations.
  private void holdToPlan(PhaseFinished phase, int iteration) {
    if (phase.service().isPresent()) {
      return;
    }
    PhaseStarted start =
        announcements(phase.trial())
            .startedPhases
            .get(new PhaseIteration(iteration, phase.phase()));
    if (start == null) {
      unannounced.add(phase);
    } else if (start.expected() != phase.operations()) {
      findings.add(cutShort(phase));
    }
  }

  private static String cutShort(PhaseFinished phase) {
    return "trial %d completed without all operations of its phase \"%s\""
        .formatted(phase.trial(), phase.phase());
  }

  /// Compares unannounced phases with the number of operations in the workload, if it has the
  /// phase.
  private static void cutShort(
      List<PhaseFinished> unannounced, RunResult result, List<String> all) {
    Workload workload = result.workload();
    for (PhaseFinished each : unannounced) {
      result.trials().stream()
          .map(TrialResult::trial)
          .filter(trial -> trial.number() == each.trial())
          .findFirst()
          .flatMap(trial -> operations(workload, each.phase(), trial, result.plan()))
          .filter(wanted -> wanted != each.operations())
          .ifPresent(_ -> all.add(cutShort(each)));
    }
  }

  private static Optional<Long> operations(
      Workload workload, String phase, Trial trial, Optional<Plan> plan) {
    Settings given = plan.map(it -> it.parameters(trial.levels())).orElse(trial.levels());
    return workload.phase(phase).map(it -> it.operations().of(workload.settings(given)));
  }

  /// Records the time that a phase of the first iteration waited for its slices. This time, too,
  /// lies between the phase's beginning and end.
  void waits(Sliced sliced) {
    announcements(sliced.trial())
        .waited
        .putIfAbsent(new PhaseIteration(1, sliced.phase()), sliced.waitedNanos());
  }

  void begins(TrialStarted start) {
    trialStartMillis.putIfAbsent(start.trial().number(), start.atMillis());
  }

  /// Checks that a phase's time fits between its two events, and that it is not 0. Checks nothing
  /// if the phase's start event is missing.
  ///
  /// @param iteration number of the iteration, from 1
  void ends(PhaseFinished phase, int iteration) {
    var key = new PhaseIteration(iteration, phase.phase());
    TrialAnnouncements ofTrial = announcements(phase.trial());
    PhaseStarted start = ofTrial.startedPhases.get(key);
    if (start == null) {
      return; // the start event is lost, so the time cannot be checked
    }
    long between = phase.atMillis() - start.atMillis();
    long waiting = ofTrial.waited.getOrDefault(key, 0L);
    long phaseMillis = (phase.timing().wallNanos() + waiting) / NANOS_PER_MILLI;
    boolean tooLong = phaseMillis > between + SLACK_MILLIS;
    boolean tooShort = between - phaseMillis > AFTERWARDS_MILLIS + AFTERWARDS_SHARE * between;
    if (tooLong || tooShort || phase.timing().wallNanos() == 0) {
      findings.add(
          String.format(
              Locale.ROOT,
              "trial %d has %,d ms for a phase \"%s\" that took about %,d ms",
              phase.trial(),
              phaseMillis,
              phase.phase(),
              between));
    }
  }

  void twice(String what, int trial) {
    findings.add("trial %d has %s twice".formatted(trial, what));
  }

  /// Returns the findings that arose while events were received; without those that need the whole
  /// run.
  List<String> findings() {
    return findings.list();
  }

  /// Returns the phases of completed trials whose start event is missing.
  List<PhaseFinished> unannounced() {
    return List.copyOf(unannounced);
  }

  /// Restores earlier findings.
  void restore(List<String> found, List<PhaseFinished> lost) {
    found.forEach(findings::add);
    unannounced.addAll(lost);
  }

  /// Returns all findings of a run, including those that compare all its trials with its plan.
  List<String> findings(RunResult result) {
    var all = new ArrayList<>(findings.list());
    all.addAll(unidentified(result));
    cutShort(unannounced, result, all);
    all.addAll(new TrialsAudit(result).findings());
    return List.copyOf(all);
  }

  /// Returns the findings that make it uncertain which engines were measured: a missing first
  /// event, or contradictory versions.
  List<String> unidentified(RunResult result) {
    return result.started().isEmpty() && !result.trials().isEmpty()
        ? List.of("its first line is missing, which contains the plan")
        : new EnginesAudit(result).findings();
  }
}
