package dynobench.session;

import dynobench.catalog.Durability;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.plan.Isolation;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/// How long a run will go on. A trial that is still to come takes as long as those of its contender
/// did, at the nearest number of rows; a contender that had no turn yet is guessed by whether it
/// waits for the disk, and by how far such guesses were off with the others. Confined to one
/// thread.
final class TimeLeft implements Consumer<RunEvent> {
  /// Of a phase that has got less far nothing can be told.
  private static final double LEAST_SHARE = 0.05;

  /// Guesses are off by more than that for reasons of one contender, not of the machine.
  private static final double MOST_OFF = 8;

  private final PastTrials done = new PastTrials();
  private final Map<Contender, Map<Long, Integer>> ahead = new HashMap<>();
  private final Map<Contender, Durability> promises = new HashMap<>();
  private Optional<RunEvent.RunStarted> run = Optional.empty();
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
    run = Optional.of(started);
    Plan plan = started.plan();
    for (Contender contender : plan.contenders()) {
      var sizes = new HashMap<Long, Integer>();
      plan.rows().sizes().forEach(rows -> sizes.put(rows, plan.repetitions() + plan.warmups()));
      ahead.put(contender, sizes);
    }
    for (Series series : started.series()) {
      promises.put(series.contender(), Durability.named(series.durability()));
    }
    started
        .environment()
        .calibration()
        .ifPresent(measured -> flushMillis = measured.flushMedianMicros() / 1000);
  }

  private void begin(RunEvent.TrialStarted started) {
    trial = Optional.of(started);
    share = 0;
    Trial begun = started.trial();
    ahead
        .getOrDefault(begun.contender(), new HashMap<>())
        .computeIfPresent(begun.rows(), (_, count) -> count - 1);
  }

  private void end(RunEvent.TrialFinished finished) {
    if (finished.outcome().counts()) {
      trial.ifPresent(begun -> {
        guessedMillis += guessed(begun.trial().contender(), begun.trial().rows());
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
    if (run.isEmpty() || (tookMillis == 0 && running.isEmpty())) {
      return Optional.empty();
    }
    double millis = restOfTrial(running);
    for (var contender : ahead.entrySet()) {
      for (var rows : contender.getValue().entrySet()) {
        millis += rows.getValue() * millis(contender.getKey(), rows.getKey(), running);
      }
    }
    return Optional.of(Duration.ofMillis(Math.round(millis)));
  }

  private double restOfTrial(OptionalDouble projected) {
    if (trial.isEmpty()) {
      return 0;
    }
    Trial running = trial.get().trial();
    double whole = millis(running.contender(), running.rows(), projected);
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
  private double millis(Contender contender, long rows, OptionalDouble projected) {
    OptionalDouble known = done.millis(contender, rows, own());
    double millis =
        known.isPresent()
            ? known.getAsDouble()
            : fromRunning(contender, rows, projected)
                .orElseGet(() -> off() * guessed(contender, rows));
    return Math.min(limit(), millis);
  }

  private OptionalDouble fromRunning(Contender contender, long rows, OptionalDouble projected) {
    boolean same = trial.filter(it -> it.trial().contender().equals(contender)).isPresent();
    if (!same || projected.isEmpty()) {
      return OptionalDouble.empty();
    }
    double perRow =
        Math.max(0, projected.getAsDouble() - own()) / trial.orElseThrow().trial().rows();
    return OptionalDouble.of(own() + perRow * rows);
  }

  private double guessed(Contender contender, long rows) {
    boolean waits = promises.get(contender) == Durability.POWER_CUT;
    return own() + rows * Estimate.guessed(contender, waits ? flushMillis : 0);
  }

  private double off() {
    return guessedMillis == 0 ? 1 : Math.clamp(tookMillis / guessedMillis, 1 / MOST_OFF, MOST_OFF);
  }

  private double own() {
    return run.filter(it -> it.plan().isolation() == Isolation.CONTENDER).isPresent()
        ? 0
        : Estimate.FORK_MILLIS;
  }

  private double limit() {
    return run.map(it -> (double) it.plan().timeLimit().toMillis()).orElse(0.0);
  }
}
