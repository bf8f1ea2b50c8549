package dynobench.session;

import dynobench.catalog.Durability;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.plan.Isolation;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.run.Load;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;

/// How long a run will go on. A trial that is still to come takes as long as those of its contender
/// did, at the nearest number of operations; a contender that had no turn yet is guessed by whether
/// it waits for the disk, and by how far such guesses were off with the others. Confined to one
/// thread.
final class TimeLeft implements Consumer<RunEvent> {
  /// Of a phase that has got less far nothing can be told.
  private static final double LEAST_SHARE = 0.05;

  /// Guesses are off by more than that for reasons of one contender, not of the machine.
  private static final double MOST_OFF = 8;

  private final PastTrials done = new PastTrials();
  private final Map<Load.Work, Integer> ahead = new HashMap<>();
  private final Set<String> waiting = new HashSet<>();
  private Optional<Load> load = Optional.empty();
  private Optional<RunEvent.TrialStarted> trial = Optional.empty();
  private double flushMillis = Estimate.FLUSH_MILLIS;
  private double guessedMillis;
  private double tookMillis;
  private double share;
  private long phaseMillis;
  private long nowMillis;

  @Override
  public void accept(RunEvent event) {
    nowMillis = event.atMillis();
    switch (event) {
      case RunEvent.RunStarted started -> start(started);
      case RunEvent.TrialStarted started -> begin(started);
      case RunEvent.PhaseStarted started -> {
        phaseMillis = started.atMillis();
        share = 0;
      }
      case RunEvent.PhaseFinished _ -> share = 0;
      case RunEvent.TrialFinished finished -> end(finished);
      case RunEvent.Sampled _,
          RunEvent.EngineReported _,
          RunEvent.Logged _,
          RunEvent.Warned _,
          RunEvent.Questioned _,
          RunEvent.Verified _,
          RunEvent.MachineSeen _,
          RunEvent.RunFinished _ -> {}
    }
    done.accept(event);
  }

  private void start(RunEvent.RunStarted started) {
    Load whole = Load.of(started);
    load = Optional.of(whole);
    Plan plan = started.plan();
    for (Contender contender : plan.contenders()) {
      for (Settings levels : plan.points()) {
        ahead.merge(
            whole.work(contender, levels), plan.repetitions() + plan.warmups(), Integer::sum);
      }
    }
    for (Series series : started.series()) {
      if (Durability.named(series.durability()) == Durability.POWER_CUT) {
        waiting.add(series.contender().use());
      }
    }
    started
        .environment()
        .calibration()
        .ifPresent(measured -> flushMillis = measured.flushMedianMicros() / 1000);
  }

  private void begin(RunEvent.TrialStarted started) {
    trial = Optional.of(started);
    share = 0;
    work(started.trial())
        .ifPresent(begun -> ahead.computeIfPresent(begun, (_, count) -> count - 1));
  }

  private Optional<Load.Work> work(Trial it) {
    return load.map(whole -> whole.work(it.contender(), it.levels()));
  }

  private void end(RunEvent.TrialFinished finished) {
    if (finished.outcome().counts()) {
      trial.ifPresent(begun -> {
        guessedMillis += work(begun.trial()).map(this::guessed).orElse(0.0);
        tookMillis += finished.atMillis() - begun.atMillis();
      });
    }
    trial = Optional.empty();
  }

  /// @param done share of the running phase that is done, 0 to 1
  void inPhase(double done) {
    share = done;
  }

  /// Empty while nothing can be said.
  Optional<Duration> get() {
    OptionalDouble running = projected();
    if (load.isEmpty() || (tookMillis == 0 && running.isEmpty())) {
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
    return Math.max(0, Math.max(whole, projected.orElse(0)) - elapsed());
  }

  private double elapsed() {
    return trial.map(begun -> (double) nowMillis - begun.atMillis()).orElse(0.0);
  }

  /// How long the running trial takes at least if its phase goes on as it went so far.
  private OptionalDouble projected() {
    if (trial.isEmpty() || share < LEAST_SHARE) {
      return OptionalDouble.empty();
    }
    double phase = nowMillis - phaseMillis;
    return OptionalDouble.of(Math.min(limit(), elapsed() + phase * (1 - share) / share));
  }

  /// How long a trial takes, from its fork to its end.
  private double millis(Load.Work work, OptionalDouble projected) {
    OptionalDouble known = done.millis(work, own());
    double millis =
        known.isPresent()
            ? known.getAsDouble()
            : fromRunning(work, projected).orElseGet(() -> off() * guessed(work));
    return Math.min(limit(), millis);
  }

  private OptionalDouble fromRunning(Load.Work work, OptionalDouble projected) {
    Optional<Load.Work> running =
        trial.flatMap(it -> work(it.trial())).filter(it -> it.contender().equals(work.contender()));
    if (running.isEmpty() || projected.isEmpty()) {
      return OptionalDouble.empty();
    }
    double each = Math.max(0, projected.getAsDouble() - own()) / running.get().operations();
    return OptionalDouble.of(own() + each * work.operations());
  }

  private double guessed(Load.Work work) {
    boolean waits = waiting.contains(work.contender().use());
    return own() + Estimate.guessed(work, waits ? flushMillis : 0);
  }

  private double off() {
    return guessedMillis == 0 ? 1 : Math.clamp(tookMillis / guessedMillis, 1 / MOST_OFF, MOST_OFF);
  }

  private double own() {
    return load.filter(it -> it.plan().isolation() == Isolation.CONTENDER).isPresent()
        ? 0
        : Estimate.FORK_MILLIS;
  }

  private double limit() {
    return load.map(it -> (double) it.plan().timeLimit().toMillis()).orElse(0.0);
  }
}
