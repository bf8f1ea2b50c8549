package dynobench.session;

import dynobench.comparison.DuelScore;
import dynobench.event.RunEvent;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import dynobench.run.TrialSelector;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// Ends a duel between two rounds: when its question is answered, or when another round would
/// exceed the duel's time limit. Accepts all trials of other plans. Confined to one thread.
final class DuelTrialSelector implements Consumer<RunEvent>, TrialSelector {
  private final Optional<Duel> duel;
  private final RunResult result;
  private final LongSupplier nanos;
  private int round;
  private long began;
  private long roundBegan;
  private boolean over;

  /// @param nanos monotonic clock
  DuelTrialSelector(Plan plan, String id, LongSupplier nanos) {
    this.duel = plan.duel();
    this.result = new RunResult(id);
    this.nanos = nanos;
  }

  static DuelTrialSelector of(Plan plan, String id) {
    return new DuelTrialSelector(plan, id, System::nanoTime);
  }

  @Override
  public void accept(RunEvent event) {
    if (duel.isPresent()) {
      result.accept(event);
    }
  }

  @Override
  public boolean wants(Trial next) {
    if (duel.isPresent() && !next.warmup() && next.repetition() != round) {
      begin(next.repetition(), duel.get());
    }
    return !over;
  }

  private void begin(int next, Duel rules) {
    long now = nanos.getAsLong();
    if (round == 0) {
      began = now;
    } else if (!over) {
      long took = now - roundBegan;
      over = now - began + took > rules.most().toNanos() || DuelScore.of(result).isSettled();
    }
    round = next;
    roundBegan = now;
  }
}
