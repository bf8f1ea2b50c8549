package dynobench.fetch;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Runs a network transfer with a time limit. Uses a virtual thread, since a platform thread cannot
/// be interrupted while it reads from a socket.
final class LimitedTransfer {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private LimitedTransfer() {}

  /// Returns the transfer's result. Interrupts the transfer if the caller is interrupted or the
  /// time has passed. Then waits up to 30 seconds for its end.
  ///
  /// @throws TimeoutException if the time has passed
  static <T> T run(Callable<T> transfer, Duration limit)
      throws IOException, InterruptedException, TimeoutException {
    var task = new FutureTask<>(transfer);
    Thread thread = Thread.ofVirtual().name("fetch").start(task);
    try {
      return task.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException | TimeoutException e) {
      end(thread);
      throw e;
    } catch (ExecutionException e) {
      throw rethrown(e);
    }
  }

  private static void end(Thread transfer) throws InterruptedException {
    transfer.interrupt();
    boolean _ = transfer.join(PATIENCE);
  }

  private static IOException rethrown(ExecutionException e) throws InterruptedException {
    return switch (e.getCause()) {
      case InterruptedException interrupted -> throw interrupted;
      case IOException disk -> disk;
      case RuntimeException problem -> throw problem;
      case null, default -> new IOException(e);
    };
  }
}
