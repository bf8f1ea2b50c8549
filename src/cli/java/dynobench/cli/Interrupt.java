package dynobench.cli;

import dynobench.run.Cancellation;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Turns Ctrl-C into a cancellation, and keeps the JVM alive until what was measured is saved.
final class Interrupt implements AutoCloseable {
  /// Longer than this nobody waits who has pressed Ctrl-C.
  private static final long PATIENCE_MILLIS = 4_000;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook;

  Interrupt(Cancellation cancellation) {
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

  /// The run is over and saved.
  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is shutting down already: the hook is what runs.
    }
  }
}
