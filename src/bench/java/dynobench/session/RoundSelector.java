package dynobench.session;

import dynobench.comparison.DuelScore;
import dynobench.event.RunEvent;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import dynobench.run.TrialSelector;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// Ends a run between two rounds. A duel ends when its score is settled. Any run ends when another
/// round, as long as the last, would exceed the time that the plan allows. A plan without such a
/// time runs all its rounds. Confined to one thread.
final class RoundSelector implements Consumer<RunEvent>, TrialSelector {
  private final Optional<Duel> duel;
  private final Optional<Duration> most;
  private final RunResult result;
  private final LongSupplier nanos;
  private boolean hasBegun;
  private int round;
  private long began;
  private long roundBegan;
  private boolean over;

  /// @param nanos monotonic clock
  RoundSelector(Plan plan, String id, LongSupplier nanos) {
    this.duel = plan.duel();
    this.most = plan.mostTime();
    this.result = new RunResult(id);
    this.nanos = nanos;
  }

  static RoundSelector of(Plan plan, String id) {
    return new RoundSelector(plan, id, System::nanoTime);
  }

  @Override
  public void accept(RunEvent event) {
    if (duel.isPresent()) {
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
      long took = now - roundBegan;
      boolean isLate = now - began + took > limit.toNanos();
      over = isLate || (duel.isPresent() && DuelScore.of(result).isSettled());
    }
    round = next;
    roundBegan = now;
  }
}
