package dynobench;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/// Waits for other threads and processes. All tests wait with these methods, or at most for
/// [#LIMIT]. The limit is far more than a busy machine needs, and a successful test does not reach
/// it.
public final class Waiting {
  /// Maximum wait. A tested effect must not occur by itself within this time.
  public static final Duration LIMIT = Duration.ofMinutes(5);

  private static final long POLL_NANOS = 10_000_000;

  private Waiting() {}

  /// Searches for a value.
  @FunctionalInterface
  public interface Probe<T, E extends Exception> {
    Optional<T> look() throws E;
  }

  /// Checks a condition.
  @FunctionalInterface
  public interface Condition<E extends Exception> {
    boolean holds() throws E;
  }

  /// Polls until the probe finds a value.
  ///
  /// @param what description of the value, for the message after a timeout
  public static <T, E extends Exception> T untilFound(String what, Probe<T, E> probe) throws E {
    long begin = System.nanoTime();
    while (true) {
      Optional<T> found = probe.look();
      if (found.isPresent()) {
        return found.get();
      }
      if (System.nanoTime() - begin > LIMIT.toNanos()) {
        throw new AssertionError("not within " + LIMIT + ": " + what);
      }
      if (Thread.currentThread().isInterrupted()) {
        throw new AssertionError("interrupted while waiting for: " + what);
      }
      LockSupport.parkNanos(POLL_NANOS);
    }
  }

  /// Polls until the condition holds.
  public static <E extends Exception> void until(String what, Condition<E> condition) throws E {
    boolean _ = untilFound(what, () -> condition.holds() ? Optional.of(true) : Optional.empty());
  }
}
