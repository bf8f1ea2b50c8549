package dynobench;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/// Waiting for what other threads and processes do. All tests wait here, or within [#LIMIT]: it is
/// far more than a busy machine needs, and a test that passes never waits for its end.
public final class Waiting {
  /// Longest wait. What is tested must not happen by itself before.
  public static final Duration LIMIT = Duration.ofMinutes(2);

  private static final long POLL_NANOS = 10_000_000;

  private Waiting() {}

  /// Looks for a value.
  @FunctionalInterface
  public interface Probe<T, E extends Exception> {
    Optional<T> look() throws E;
  }

  /// Looks whether something holds.
  @FunctionalInterface
  public interface Condition<E extends Exception> {
    boolean holds() throws E;
  }

  /// Polls until there is a value.
  ///
  /// @param what for the sentence about a wait without success
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
