package dynobench.protocol.clients;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/// Wait of a client until its operation is due.
public final class DueWait {
  /// Length of the busy wait before an operation is due. Threads wake up about this much too late.
  private static final long SPIN_NANOS = 100_000;

  private static final long MOST_PARK_NANOS = 50_000_000;

  private DueWait() {}

  /// Waits until a time by `System.nanoTime()`, or until the client is stopped.
  public static void until(long due, BooleanSupplier stopped) {
    long wait = due - System.nanoTime();
    while (wait > 0 && !stopped.getAsBoolean()) {
      if (wait > SPIN_NANOS) {
        LockSupport.parkNanos(Math.min(wait - SPIN_NANOS / 2, MOST_PARK_NANOS));
      } else {
        Thread.onSpinWait();
      }
      wait = due - System.nanoTime();
    }
  }
}
