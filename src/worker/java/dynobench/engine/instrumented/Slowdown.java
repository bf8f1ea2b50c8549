package dynobench.engine.instrumented;

import java.util.function.LongSupplier;

/// Slows down an engine by a share of the time of its operations. Each wait may be slightly too
/// long or too short; the next one corrects the error.
public final class Slowdown implements OperationListener {
  /// Maximum excess of a wait that later waits correct, in nanoseconds. A larger excess has another
  /// cause.
  private static final double MOST_CREDIT_NANOS = 1_000;

  /// Moment of the wait.
  public enum Paid {
    /// The wait comes after each operation, as in a slower engine. The JVM's compilers continue
    /// during the wait. In a short trial, this regains a large part of the lost time.
    AT_ONCE,
    /// The wait comes at the end of the rows, and after a table or the database was closed. It then
    /// has its full effect.
    AT_THE_END
  }

  private final double share;
  private final Paid paid;
  private final LongSupplier nanos;
  private long began;
  private double owed;

  /// Prepares a slowdown.
  ///
  /// @param share slow-down as a share of the operations' time, such as 0.1 for 10 %; 0 does
  ///   everything except the wait
  /// @param nanos a clock that advances between two calls
  public Slowdown(double share, Paid paid, LongSupplier nanos) {
    this.share = share;
    this.paid = paid;
    this.nanos = nanos;
  }

  @Override
  public void beforeOperation() {
    began = nanos.getAsLong();
  }

  @Override
  public void afterOperation() {
    long end = nanos.getAsLong();
    owed += share * (end - began);
    if (paid == Paid.AT_ONCE) {
      spin(end);
    }
  }

  @Override
  public void afterLast() {
    spin(nanos.getAsLong());
  }

  /// Waits in a loop, because a sleeping thread would wake up too late for most operations.
  private void spin(long end) {
    long now = end;
    while (now - end < owed) {
      Thread.onSpinWait();
      now = nanos.getAsLong();
    }
    owed = Math.max(owed - (now - end), -MOST_CREDIT_NANOS);
  }
}
