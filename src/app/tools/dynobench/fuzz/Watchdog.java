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

/// Caller of a task in a separate thread, with a limit on its processor time. A waiting task uses
/// no processor time, so the total time is limited too, to a minute more.
final class Watchdog {
  private static final int FRAMES = 4;

  private final Duration patience;

  Watchdog(Duration patience) {
    this.patience = patience;
  }

  /// The task has not returned; its thread is abandoned.
  static final class Hang extends Exception {
    private static final long serialVersionUID = 1L;

    Hang(String where) {
      super(where);
    }
  }

  /// @throws ExecutionException if the task has thrown an exception
  /// @throws Hang with the position where the task hangs
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
