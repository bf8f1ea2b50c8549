package dynobench.cli;

import dynobench.run.Cancellation;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Turns Ctrl-C, or any other shutdown of the JVM, into a cancellation. Keeps the JVM alive until
/// the results are saved, but at most four seconds.
final class InterruptHandler implements AutoCloseable {
  /// Maximum wait after Ctrl-C, in milliseconds.
  private static final long PATIENCE_MILLIS = 4_000;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook;

  InterruptHandler(Cancellation cancellation) {
    hook = Thread.ofPlatform().unstarted(() -> stop(cancellation));
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void stop(Cancellation cancellation) {
    cancellation.request();
    try {
      var _ = finished.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Marks the run as ended and saved.
  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM shuts down already, so the hook is running.
    }
  }
}
