package dynobench.fuzz;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

/// Calls something on a thread of its own and waits for so long only.
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
    try {
      return task.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new Hang(
          Arrays.stream(thread.getStackTrace())
              .limit(FRAMES)
              .map(StackTraceElement::toString)
              .collect(Collectors.joining(" < ")));
    }
  }
}
