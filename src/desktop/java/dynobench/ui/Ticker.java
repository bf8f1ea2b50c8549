package dynobench.ui;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;

/// Timer that calls two actions up to ten times a second on the JavaFX thread. An animation would
/// make JavaFX check for changes sixty times a second.
final class Ticker implements AutoCloseable {
  /// Interval of ticks. Faster changes are unreadable, and drawing takes time from the measured
  /// engines.
  private static final long MILLIS = 100;

  /// Delay of the second action, so that each action gets a short frame of its own.
  private static final long HALF_MILLIS = MILLIS / 2;

  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("ticker").factory());

  /// Set while a tick waits to be executed, so that ticks don't pile up.
  private final AtomicBoolean waiting = new AtomicBoolean();

  private final BooleanSupplier condition;
  private final Runnable first;
  private final Runnable second;

  /// Creates a stopped timer.
  ///
  /// @param condition for a tick, evaluated on another thread
  /// @param second called half a tick after the first
  Ticker(BooleanSupplier condition, Runnable first, Runnable second) {
    this.condition = condition;
    this.first = first;
    this.second = second;
  }

  void start() {
    var _ = clock.scheduleAtFixedRate(this::tick, MILLIS, MILLIS, TimeUnit.MILLISECONDS);
  }

  private void tick() {
    if (condition.getAsBoolean() && waiting.compareAndSet(false, true)) {
      Platform.runLater(() -> run(first));
      var _ =
          clock.schedule(
              () ->
                  Platform.runLater(() -> {
                    waiting.set(false);
                    run(second);
                  }),
              HALF_MILLIS,
              TimeUnit.MILLISECONDS);
    }
  }

  private void run(Runnable work) {
    if (!clock.isShutdown()) {
      work.run();
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
