package dynobench.result;

import dynobench.event.RunEvent.PhaseFinished;
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

/// Holds a run's trials against its plan, and against each other.
record TrialsAudit(RunResult result) {
  /// Where a trial belongs in its plan: no two trials at one place. The harness's own bench runs
  /// two workloads, and each shard its own warm-ups.
  private record Place(
      Contender contender,
      String workload,
      Settings levels,
      int repetition,
      boolean warmup,
      int warmedShard) {}

  private Place place(Trial trial) {
    return new Place(
        trial.contender(),
        trial.workload(),
        trial.levels(),
        trial.repetition(),
        trial.warmup(),
        trial.warmup()
            ? result.machines().shard(trial).map(each -> each.shard().number()).orElse(0)
            : 0);
  }

  /// Those of the run's phases that a trial has with its parameters.
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

  /// The number before that of the first trial.
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
      boolean completed = counts && !result.isOfCrashes();
      List<String> own = trial.phases().stream().map(PhaseFinished::phase).toList();
      if (completed && (own.isEmpty() || !own.equals(due(trial, phases)))) {
        all.add(
            "trial %d completed without all of its phases in their order"
                .formatted(trial.trial().number()));
      }
      if (completed && hasGaps(trial, due(trial, phases))) {
        all.add(
            "trial %d completed, and phases of its iterations are missing"
                .formatted(trial.trial().number()));
      }
      if (completed && verifies && !isBare(trial) && trial.verified().isEmpty()) {
        all.add("trial %d completed and was not verified".formatted(trial.trial().number()));
      }
      if (counts && result.isOfCrashes()) {
        unfound(trial).ifPresent(all::add);
      }
      if (trial.trial().number() != number) {
        all.add("trial %d is missing".formatted(number));
        number = trial.trial().number();
      }
    }
    if (result.state() == RunState.FINISHED) {
      result.started().ifPresent(start -> missing(start, result.trials(), all));
    }
    return all;
  }

  /// A trial of crashes has crashed, and somebody has looked at each.
  private Optional<String> unfound(TrialResult trial) {
    List<CrashResult> crashes = result.crashes().of(trial);
    boolean all = crashes.stream().allMatch(each -> each.survival().isPresent());
    return !crashes.isEmpty() && all
        ? Optional.empty()
        : Optional.of(
            "trial %d completed, and %s"
                .formatted(
                    trial.trial().number(),
                    all ? "nothing has crashed" : "nobody has looked what a crash left"));
  }

  /// Each iteration has all phases, in their order, and none is left out.
  private static boolean hasGaps(TrialResult trial, List<String> phases) {
    if (trial.later() instanceof Repeats.Packed whole && whole.iterations() == trial.iteration()) {
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

  /// The harness's bench puts trials of its yardstick between those of the plan; nobody verifies
  /// those.
  static boolean isBare(TrialResult trial) {
    return trial.trial().workload().equals(Trial.YARDSTICK);
  }

  private static void missing(RunStarted start, List<TrialResult> trials, List<String> all) {
    long ended = trials.stream().filter(trial -> trial.outcome().isPresent()).count();
    if (start.plan().duel().isEmpty() && ended < start.trials()) {
      all.add(
          String.format(
              Locale.ROOT,
              "the run says that it finished, and %,d of its %,d trials are missing",
              start.trials() - ended,
              start.trials()));
    }
  }

  /// A trial of another plan has no place here.
  private void foreign(RunStarted start, List<TrialResult> trials, List<String> all) {
    Plan plan = start.plan();
    int last = before() + start.trials();
    Set<Settings> points = new HashSet<>(plan.points());
    Set<Place> places = new HashSet<>();
    for (TrialResult each : trials) {
      Trial trial = each.trial();
      boolean ours =
          trial.number() <= last
              && plan.contenders().contains(trial.contender())
              && points.contains(trial.levels())
              && List.of(plan.workload(), Trial.YARDSTICK).contains(trial.workload())
              && trial.repetition() <= (trial.warmup() ? plan.warmups() : plan.repetitions())
              && places.add(place(trial));
      if (!ours) {
        all.add("trial %d is none of this plan's".formatted(trial.number()));
      }
    }
  }
}
