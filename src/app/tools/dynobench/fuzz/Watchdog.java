package dynobench.fuzz;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

/// Calls something on a thread of its own, and waits as long as it doesn't use more than so much
/// processor time. One that waits itself uses none, and is waited for a minute longer.
final class Watchdog {
  private static final int FRAMES = 4;

  private final Duration patience;

  Watchdog(Duration patience) {
    this.patience = patience;
  }

  /// What was called has not come back; its thread is left to itself.
  static final class Hang extends Exception {
    private static final long serialVersionUID = 1L;

    Hang(String where) {
      super(where);
    }
  }

  /// @throws ExecutionException with what was thrown
  /// @throws Hang naming where it hangs
  <T> T call(Callable<T> what) throws ExecutionException, Hang, InterruptedException {
    var task = new FutureTask<>(what);
    Thread thread = Thread.ofPlatform().daemon().name("input").start(task);
    long end = System.nanoTime() + patience.plusMinutes(1).toNanos();
    while (true) {
      try {
        return task.get(1, TimeUnit.SECONDS);
      } catch (TimeoutException e) {
        long used = ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.threadId());
        if (used > patience.toNanos() || System.nanoTime() > end) {
          throw hang(thread);
        }
      }
    }
  }

  private static Hang hang(Thread thread) {
    return new Hang(
        Arrays.stream(thread.getStackTrace())
            .limit(FRAMES)
            .map(StackTraceElement::toString)
            .collect(Collectors.joining(" < ")));
  }
}
