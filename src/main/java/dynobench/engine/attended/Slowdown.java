package dynobench.engine.attended;

import java.util.function.LongSupplier;

/// Has each operation take longer by a share of what it took. What is too long or too short at one
/// operation, because the clock was asked a moment too late, is made up for at the next.
public final class Slowdown implements Attendant {
  /// A thread that was held up for longer while it waited was held up by something else.
  private static final double MOST_CREDIT_NANOS = 1_000;

  private final double share;
  private final LongSupplier nanos;
  private long began;
  private double owed;

  /// @param share 0.1 for a tenth; 0 does all but the waiting
  /// @param nanos a clock that goes on while it is asked
  public Slowdown(double share, LongSupplier nanos) {
    this.share = share;
    this.nanos = nanos;
  }

  @Override
  public void begins() {
    began = nanos.getAsLong();
  }

  /// Spins: a thread that sleeps wakes up too late by more than most operations take.
  @Override
  public void ended() {
    long end = nanos.getAsLong();
    owed += share * (end - began);
    long now = end;
    while (now - end < owed) {
      Thread.onSpinWait();
      now = nanos.getAsLong();
    }
    owed = Math.max(owed - (now - end), -MOST_CREDIT_NANOS);
  }
}
