package dynobench.result;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.RoundsAdded;
import dynobench.event.RunEvent.RunStarted;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Compares a run's trials with its plan, and with each other.
record TrialsAudit(RunResult result) {
  /// Position of a trial in its plan. No two trials have the same position. The harness's own
  /// benchmark runs two workloads. Each shard, and each part of a continued run, runs its own
  /// warm-ups.
  private record TrialPosition(
      Contender contender,
      String workload,
      Settings levels,
      int repetition,
      boolean warmup,
      int warmed) {}

  private TrialPosition place(Trial trial) {
    return new TrialPosition(
        trial.contender(),
        trial.workload(),
        trial.levels(),
        trial.repetition(),
        trial.warmup(),
        trial.warmup() ? stretch(trial) : 0);
  }

  /// Returns the number of a trial's shard, or else of its part.
  private int stretch(Trial trial) {
    return result
        .machines()
        .shard(trial)
        .map(each -> each.shard().number())
        .or(() -> result.part(trial).map(RunPart::number))
        .orElse(0);
  }

  /// Returns the run's phases that a trial must have with its parameters.
  private List<String> due(TrialResult trial, List<String> phases) {
    Workload workload = result.workload();
    Settings settings =
        workload.settings(
            result
                .started()
                .map(start -> start.plan().parameters(trial.trial().levels()))
                .orElse(trial.trial().levels()));
    return phases.stream()
        .filter(each -> workload.phase(each).map(it -> it.isDone(settings)).orElse(true))
        .toList();
  }

  /// Returns the number before that of the first trial.
  private int before() {
    return result.machines().shards().isEmpty()
        ? 0
        : result.machines().shards().getFirst().first() - 1;
  }

  List<String> findings() {
    var all = new ArrayList<String>();
    result.started().ifPresent(start -> foreign(start, result.trials(), all));
    List<String> phases = result.phases();
    boolean verifies = result.trials().stream().anyMatch(trial -> trial.verified().isPresent());
    int number = before();
    for (TrialResult trial : result.trials()) {
      number++;
      boolean counts = trial.outcome().filter(end -> end.counts()).isPresent();
      boolean completed = counts && result.hasPhases();
      List<String> own = trial.phases().stream().map(PhaseFinished::phase).toList();
      if (completed && (own.isEmpty() || !own.equals(due(trial, phases)))) {
        all.add(
            "trial %d completed without all of its phases in their order"
                .formatted(trial.trial().number()));
      }
      if (completed && hasGaps(trial, due(trial, phases))) {
        all.add(
            "trial %d completed, but phases of its iterations are missing"
                .formatted(trial.trial().number()));
      }
      if (completed && verifies && !isBare(trial) && trial.verified().isEmpty()) {
        all.add("trial %d completed without verification".formatted(trial.trial().number()));
      }
      if (counts && result.isOfCrashes()) {
        missingCrash(trial).ifPresent(all::add);
      }
      if (trial.trial().number() != number) {
        all.add("trial %d is missing".formatted(number));
        number = trial.trial().number();
      }
    }
    result.started().ifPresent(start -> missing(start, all));
    return all;
  }

  /// Returns a finding if a trial of a crash run had no crash, or if a crash was not examined.
  private Optional<String> missingCrash(TrialResult trial) {
    List<CrashResult> crashes = result.crashes().of(trial);
    boolean all = crashes.stream().allMatch(each -> each.survival().isPresent());
    return !crashes.isEmpty() && all
        ? Optional.empty()
        : Optional.of(
            "trial %d completed, but %s"
                .formatted(
                    trial.trial().number(),
                    all ? "no crash is recorded" : "the check after a crash is missing"));
  }

  /// Returns whether an iteration lacks a phase, or has its phases in another order.
  private static boolean hasGaps(TrialResult trial, List<String> phases) {
    if (trial.later() instanceof RepeatedPhases.Packed whole
        && whole.iterations() == trial.iteration()) {
      return !trial.phases().stream().map(PhaseFinished::phase).toList().equals(phases);
    }
    List<String> wanted =
        IntStream.rangeClosed(2, trial.iteration())
            .boxed()
            .flatMap(number -> phases.stream().map(phase -> number + " " + phase))
            .toList();
    return !wanted.equals(
        trial.repeated().stream()
            .map(each -> each.iteration() + " " + each.phase().phase())
            .toList());
  }

  /// Returns whether a trial measures the baseline. The harness's benchmark puts such trials
  /// between those of the plan; the data of the baselines is not verified.
  static boolean isBare(TrialResult trial) {
    return trial.trial().workload().equals(Trial.YARDSTICK);
  }

  /// Adds a finding if a finished run lacks trials, unless its plan limits the time. Adds another
  /// if the number of ended trials before added rounds differs from the number in their event.
  private void missing(RunStarted start, List<String> all) {
    long ended = ended(Integer.MAX_VALUE);
    int planned = result.plannedTrials().orElse(0);
    boolean finished = result.state() == RunState.FINISHED && start.plan().mostTime().isEmpty();
    if (finished && ended < planned) {
      all.add(
          String.format(
              Locale.ROOT,
              "the run finished, but %,d of its %,d trials are missing",
              planned - ended,
              planned));
    }
    for (RoundsAdded each : result.history().added()) {
      long before = ended(each.firstTrial());
      if (before != each.ended()) {
        all.add(
            String.format(
                Locale.ROOT,
                "rounds were added after %,d trials had ended, but there are %,d before them",
                each.ended(),
                before));
      }
    }
  }

  private long ended(int beforeTrial) {
    return result.trials().stream()
        .filter(each -> each.outcome().isPresent() && each.trial().number() < beforeTrial)
        .count();
  }

  /// Adds findings for trials that do not belong to the plan.
  private void foreign(RunStarted start, List<TrialResult> trials, List<String> all) {
    Plan plan = start.plan();
    int last = before() + result.history().lastTrial();
    Set<Settings> points = new HashSet<>(plan.points());
    Set<TrialPosition> places = new HashSet<>();
    for (TrialResult each : trials) {
      Trial trial = each.trial();
      boolean ours =
          trial.number() <= last
              && plan.contenders().contains(trial.contender())
              && points.contains(trial.levels())
              && List.of(plan.workload(), Trial.YARDSTICK).contains(trial.workload())
              && result.part(trial).filter(it -> it.holds(trial, plan.warmups())).isPresent()
              && places.add(place(trial));
      if (!ours) {
        all.add("trial %d does not belong to this plan".formatted(trial.number()));
      }
    }
  }
}
