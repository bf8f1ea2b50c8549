package dynobench.worker;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// Timer that takes samples at regular intervals until it is closed, on a daemon thread of its own.
final class Sampler implements AutoCloseable {
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          task -> Thread.ofPlatform().name("dynobench-sampler").daemon().unstarted(task));

  /// Starts the timer.
  ///
  /// @param perSecond number of samples in a second; 0 for none
  Sampler(int perSecond, Runnable look) {
    if (perSecond > 0) {
      long period = TimeUnit.SECONDS.toMicros(1) / perSecond;
      var _ = timer.scheduleAtFixedRate(look, period, period, TimeUnit.MICROSECONDS);
    }
  }

  /// Stops the timer, and waits up to a second for the end of a running sample.
  @Override
  public void close() {
    timer.shutdownNow();
    try {
      timer.awaitTermination(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
