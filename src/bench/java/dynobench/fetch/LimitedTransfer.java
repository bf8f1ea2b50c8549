package dynobench.fetch;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Runs what reads from the network for so long only. It has a virtual thread, since others can't
/// be interrupted while they read from a socket.
final class LimitedTransfer {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private LimitedTransfer() {}

  /// Returns what the transfer does. The transfer is interrupted when the caller is, or when the
  /// time is up; it has ended then.
  ///
  /// @throws TimeoutException when the time is up
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
      case RuntimeException mistake -> throw mistake;
      case null, default -> new IOException(e);
    };
  }
}
