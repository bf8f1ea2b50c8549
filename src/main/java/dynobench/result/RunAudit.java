package dynobench.result;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseStarted;
import dynobench.event.RunEvent.RunStarted;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Looks for what no run can have written: a log may have been edited, or cut, without any line of
/// it being unreadable. Confined to one thread.
final class RunAudit {
  /// What a clock that is set, and the work around a phase, may make of the time between its
  /// beginning and its end.
  private static final long SLACK_MILLIS = 10_000;

  private static final double SLACK_SHARE = 0.5;
  private static final long NANOS_PER_MILLI = 1_000_000;

  private record Key(int trial, String phase) {}

  /// Where a trial belongs in its plan: no two trials at one place. The harness's own bench runs
  /// two workloads.
  private record Place(
      Contender contender, String workload, long rows, int repetition, boolean warmup) {
    static Place of(Trial trial) {
      return new Place(
          trial.contender(), trial.workload(), trial.rows(), trial.repetition(), trial.warmup());
    }
  }

  private final Map<Key, Long> begun = new HashMap<>();
  private final List<String> findings = new ArrayList<>();

  void begins(PhaseStarted phase) {
    begun.putIfAbsent(new Key(phase.trial(), phase.phase()), phase.atMillis());
  }

  /// A time must fit between the two moments that were noted.
  void ends(PhaseFinished phase) {
    Long start = begun.get(new Key(phase.trial(), phase.phase()));
    if (start == null) {
      return; // its line is lost: there is nothing to hold the time against
    }
    long between = phase.atMillis() - start;
    long told = phase.timing().wallNanos() / NANOS_PER_MILLI;
    if (Math.abs(between - told) > SLACK_MILLIS + SLACK_SHARE * Math.max(between, told)) {
      findings.add(
          String.format(
              Locale.ROOT,
              "trial %d tells %,d ms for a phase \"%s\" that took about %,d ms",
              phase.trial(),
              told,
              phase.phase(),
              between));
    }
  }

  void twice(String what, int trial) {
    findings.add("trial %d has %s twice".formatted(trial, what));
  }

  /// Everything that was found in a run whose log is read to its end.
  List<String> findings(RunResult result) {
    var all = new ArrayList<>(findings);
    result.started().ifPresent(start -> foreign(start, result.trials(), all));
    Set<String> phases = Set.copyOf(result.phases());
    for (TrialResult trial : result.trials()) {
      boolean completed = trial.outcome().filter(end -> end.counts()).isPresent();
      var own = new HashSet<String>();
      trial.phases().forEach(phase -> own.add(phase.phase()));
      if (completed && (own.isEmpty() || !own.containsAll(phases))) {
        all.add("trial %d completed without all of its phases".formatted(trial.trial().number()));
      }
    }
    if (result.state() == RunState.FINISHED) {
      result.started().ifPresent(start -> missing(start, result.trials(), all));
    }
    return List.copyOf(all);
  }

  private static void missing(RunStarted start, List<TrialResult> trials, List<String> all) {
    long ended = trials.stream().filter(trial -> trial.outcome().isPresent()).count();
    if (ended < start.trials()) {
      all.add(
          String.format(
              Locale.ROOT,
              "the run says that it finished, and %,d of its %,d trials are missing",
              start.trials() - ended,
              start.trials()));
    }
  }

  /// A trial of another plan has no place here.
  private static void foreign(RunStarted start, List<TrialResult> trials, List<String> all) {
    Plan plan = start.plan();
    Set<Long> sizes = new HashSet<>(plan.rows().sizes());
    Set<Place> places = new HashSet<>();
    for (TrialResult each : trials) {
      Trial trial = each.trial();
      boolean ours =
          trial.number() <= start.trials()
              && plan.contenders().contains(trial.contender())
              && sizes.contains(trial.rows())
              && trial.repetition() <= (trial.warmup() ? plan.warmups() : plan.repetitions())
              && places.add(Place.of(trial));
      if (!ours) {
        all.add("trial %d is none of this plan's".formatted(trial.number()));
      }
    }
  }
}
