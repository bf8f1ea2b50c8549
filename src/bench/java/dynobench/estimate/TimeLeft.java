package dynobench.estimate;

import dynobench.event.RunEvent;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.plan.TrialIsolation;
import dynobench.preflight.PlanLoad;
import dynobench.run.NodeShard;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/// Remaining time of a run. A future trial is assumed to take as long as its contender's trials
/// with the nearest number of operations. For a contender without trials, [TrialTimeEstimates]
/// estimates the time. Confined to one thread.
final class TimeLeft implements Consumer<RunEvent> {
  private final PastTrials done = new PastTrials();
  private final Map<PlanLoad.TrialWork, Integer> ahead = new HashMap<>();
  private final TrialTimeEstimates guesses = new TrialTimeEstimates();
  private Optional<PlanLoad> load = Optional.empty();
  private Optional<Plan> shortened = Optional.empty();
  private Optional<RunningTrial> trial = Optional.empty();
  private long nowMillis;

  @Override
  public void accept(RunEvent event) {
    nowMillis = event.atMillis();
    switch (event) {
      case RunEvent.RunStarted started -> start(started);
      case RunEvent.ShardStarted started -> narrow(started);
      case RunEvent.RoundsAdded more -> load.ifPresent(it -> expect(it, more.rounds()));
      case RunEvent.TrialStarted started -> begin(started);
      case RunEvent.PhaseStarted started ->
          trial.ifPresent(running -> running.beginPhase(started.atMillis()));
      case RunEvent.PhaseFinished _, RunEvent.PhaseRepeated _ -> inPhase(0);
      case RunEvent.IterationStarted _ -> trial.ifPresent(RunningTrial::repeat);
      case RunEvent.TrialFinished finished -> end(finished);
      case RunEvent.Sampled _,
          RunEvent.EngineReported _,
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
          RunEvent.Probed _,
          RunEvent.RunFinished _ -> {}
    }
    done.accept(event);
  }

  private void start(RunEvent.RunStarted started) {
    PlanLoad whole = PlanLoad.of(started);
    load = Optional.of(whole);
    Plan plan = started.plan();
    shortened = Optional.of(plan).filter(it -> started.trials() < it.trialCount());
    expect(whole, plan.repetitions());
    guesses.begin(started);
  }

  /// Expects the trials of these rounds, and of the plan's warm-ups, and no others.
  private void expect(PlanLoad whole, int rounds) {
    Plan plan = whole.plan();
    trial = Optional.empty();
    ahead.clear();
    for (Contender contender : plan.contenders()) {
      for (Settings levels : plan.points()) {
        ahead.merge(whole.work(contender, levels), rounds + plan.warmups(), Integer::sum);
      }
    }
  }

  /// Limits the future trials to those of one shard.
  private void narrow(RunEvent.ShardStarted started) {
    shortened.ifPresent(plan -> {
      ahead.clear();
      new NodeShard(started.shard(), started.node())
          .trials(plan)
          .forEach(each -> work(each).ifPresent(work -> ahead.merge(work, 1, Integer::sum)));
    });
  }

  private void begin(RunEvent.TrialStarted started) {
    trial = Optional.of(new RunningTrial(started));
    work(started.trial())
        .ifPresent(begun -> ahead.computeIfPresent(begun, (_, count) -> count - 1));
  }

  private Optional<PlanLoad.TrialWork> work(Trial it) {
    return load.map(whole -> whole.work(it.contender(), it.levels()));
  }

  private void end(RunEvent.TrialFinished finished) {
    if (finished.outcome().counts()) {
      trial.ifPresent(running ->
          guesses.learn(work(running.trial()), own(), running.elapsed(finished.atMillis())));
    }
    trial = Optional.empty();
  }

  /// @param done completed share of the running phase, 0 to 1
  void inPhase(double done) {
    trial.ifPresent(running -> running.inPhase(done));
  }

  /// Returns the remaining time; empty while it cannot be estimated.
  Optional<Duration> get() {
    OptionalDouble running =
        trial.map(it -> it.projected(nowMillis, limit())).orElse(OptionalDouble.empty());
    if (load.isEmpty() || (guesses.areUntried() && running.isEmpty())) {
      return Optional.empty();
    }
    double millis = restOfTrial(running);
    for (var each : ahead.entrySet()) {
      millis += each.getValue() * millis(each.getKey(), running);
    }
    return Optional.of(Duration.ofMillis(Math.round(millis)));
  }

  private double restOfTrial(OptionalDouble projected) {
    if (trial.isEmpty()) {
      return 0;
    }
    double whole = work(trial.get().trial()).map(it -> millis(it, projected)).orElse(0.0);
    return Math.max(0, Math.max(whole, projected.orElse(0)) - trial.get().elapsed(nowMillis));
  }

  /// Returns the time of a trial in milliseconds, from fork to end.
  private double millis(PlanLoad.TrialWork work, OptionalDouble projected) {
    OptionalDouble known = done.millis(work, own());
    double millis =
        known.isPresent()
            ? known.getAsDouble()
            : fromRunning(work, projected).orElseGet(() -> guesses.millis(work, own()));
    return Math.min(limit(), millis);
  }

  private OptionalDouble fromRunning(PlanLoad.TrialWork work, OptionalDouble projected) {
    Optional<PlanLoad.TrialWork> running =
        trial.flatMap(it -> work(it.trial())).filter(it -> it.contender().equals(work.contender()));
    if (running.isEmpty() || projected.isEmpty()) {
      return OptionalDouble.empty();
    }
    double each = Math.max(0, projected.getAsDouble() - own()) / running.get().operations();
    return OptionalDouble.of(own() + each * work.operations());
  }

  private double own() {
    return load.filter(it -> it.plan().isolation() == TrialIsolation.CONTENDER).isPresent()
        ? 0
        : Estimate.FORK_MILLIS;
  }

  private double limit() {
    return load.map(it -> (double) it.plan().timeLimit().toMillis()).orElse(0.0);
  }
}
