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

/// Ends a run between two rounds. A duel or a gate ends when its score is settled. Any run ends
/// when another round, as long as the longest so far, would exceed the time that the plan allows. A
/// plan without such a time runs all its rounds. Confined to one thread.
final class RoundSelector implements Consumer<RunEvent>, TrialSelector {
  private final boolean isDuel;
  private final boolean isGate;
  private final Optional<Duration> most;
  private final RunResult result;
  private final LongSupplier nanos;
  private boolean hasBegun;
  private int round;
  private long began;
  private long roundBegan;
  private long longest;
  private boolean over;

  /// @param nanos monotonic clock
  RoundSelector(Plan plan, String id, LongSupplier nanos) {
    this.isDuel = plan.duel().isPresent();
    this.isGate = plan.gate().isPresent();
    this.most = plan.mostTime();
    this.result = new RunResult(id);
    this.nanos = nanos;
  }

  static RoundSelector of(Plan plan, String id) {
    return new RoundSelector(plan, id, System::nanoTime);
  }

  @Override
  public void accept(RunEvent event) {
    if (isDuel || isGate) {
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

  private boolean isSettled() {
    return (isDuel && DuelScore.of(result).isSettled())
        || (isGate && GateScore.of(result).isSettled());
  }

  private void begin(int next, Duration limit) {
    long now = nanos.getAsLong();
    if (round > 0 && !over) {
      longest = Math.max(longest, now - roundBegan);
      boolean isLate = now - began + longest > limit.toNanos();
      over = isLate || isSettled();
    }
    round = next;
    roundBegan = now;
  }
}
