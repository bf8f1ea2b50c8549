package dynobench.session;

import dynobench.comparison.DuelScore;
import dynobench.comparison.GateScore;
import dynobench.event.RunEvent;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import dynobench.run.TrialSelector;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/// Ends a run between two rounds. A duel or a gate ends when its score is settled. Any run ends
/// when another round, as long as the longest so far, would exceed the time that the plan allows. A
/// plan without such a time runs all its rounds. Confined to one thread.
final class RoundSelector implements Consumer<RunEvent>, TrialSelector {
  private final Optional<Predicate<RunResult>> settled;
  private final Optional<Duration> most;
  private final RunResult result;
  private final LongSupplier nanos;
  private boolean hasBegun;
  private int round;
  private long began;
  private long roundBegan;
  private long longest;
  private boolean over;

  /// @param settled whether the run's question is answered; empty if the run has none
  /// @param nanos monotonic clock
  RoundSelector(Plan plan, String id, Optional<Predicate<RunResult>> settled, LongSupplier nanos) {
    this.settled = settled;
    this.most = plan.mostTime();
    this.result = new RunResult(id);
    this.nanos = nanos;
  }

  /// Returns the selector of a plan. The question of a duel or a gate is its own.
  static RoundSelector of(Plan plan, String id) {
    return of(plan, id, question(plan));
  }

  /// Returns the selector of a plan whose question is another one.
  static RoundSelector of(Plan plan, String id, Optional<Predicate<RunResult>> settled) {
    return new RoundSelector(plan, id, settled, System::nanoTime);
  }

  /// Returns whether the question of a duel or a gate is answered.
  static Optional<Predicate<RunResult>> question(Plan plan) {
    return plan.duel()
        .<Predicate<RunResult>>map(_ -> run -> DuelScore.of(run).isSettled())
        .or(() -> plan.gate().map(_ -> run -> GateScore.isDecided(run)));
  }

  @Override
  public void accept(RunEvent event) {
    if (settled.isPresent()) {
      result.accept(event);
    }
  }

  @Override
  public boolean wants(Trial next) {
    if (!hasBegun) {
      hasBegun = true;
      began = nanos.getAsLong();
    }
    if (most.isPresent() && !next.warmup() && next.repetition() != round) {
      begin(next.repetition(), most.get());
    }
    return !over;
  }

  private void begin(int next, Duration limit) {
    long now = nanos.getAsLong();
    if (round > 0 && !over) {
      longest = Math.max(longest, now - roundBegan);
      boolean isLate = now - began + longest > limit.toNanos();
      over = isLate || settled.filter(it -> it.test(result)).isPresent();
    }
    round = next;
    roundBegan = now;
  }
}
