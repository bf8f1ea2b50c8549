package dynobench.engine.attended;

import java.util.function.LongSupplier;

/// Has an engine take longer by a share of what its operations took. What is too long or too short
/// once, because the clock was asked a moment too late, is made up for the next time.
public final class Slowdown implements Attendant {
  /// A thread that was held up for longer while it waited was held up by something else.
  private static final double MOST_CREDIT_NANOS = 1_000;

  /// When it waits.
  public enum Paid {
    /// After each operation, as an engine does that has become slower. While the thread waits, the
    /// JVM's compilers go on: in a short trial they win back a good part of it.
    AT_ONCE,
    /// When the engine has been through all rows, or closes: the whole of it arrives.
    AT_THE_END
  }

  private final double share;
  private final Paid paid;
  private final LongSupplier nanos;
  private long began;
  private double owed;

  /// @param share 0.1 for a tenth; 0 does all but the waiting
  /// @param nanos a clock that goes on while it is asked
  public Slowdown(double share, Paid paid, LongSupplier nanos) {
    this.share = share;
    this.paid = paid;
    this.nanos = nanos;
  }

  @Override
  public void begins() {
    began = nanos.getAsLong();
  }

  @Override
  public void ended() {
    long end = nanos.getAsLong();
    owed += share * (end - began);
    if (paid == Paid.AT_ONCE) {
      spin(end);
    }
  }

  @Override
  public void left() {
    spin(nanos.getAsLong());
  }

  /// A thread that sleeps wakes up too late by more than most operations take.
  private void spin(long end) {
    long now = end;
    while (now - end < owed) {
      Thread.onSpinWait();
      now = nanos.getAsLong();
    }
    owed = Math.max(owed - (now - end), -MOST_CREDIT_NANOS);
  }
}
