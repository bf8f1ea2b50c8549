package dynobench.ui;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;

/// Does two things up to ten times a second on the JavaFX thread. An animation would have JavaFX
/// look for something to draw sixty times a second.
final class Ticker implements AutoCloseable {
  /// What goes faster nobody can read, and what is drawn costs the engines that are measured.
  private static final long MILLIS = 100;

  /// So that each of the two is drawn in a short frame of its own.
  private static final long HALF_MILLIS = MILLIS / 2;

  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("ticker").factory());

  /// Set while a tick waits for its turn, so that they don't pile up.
  private final AtomicBoolean waiting = new AtomicBoolean();

  private final BooleanSupplier condition;
  private final Runnable first;
  private final Runnable second;

  /// @param condition for the two to take place, asked on another thread
  /// @param second half a tick after the first
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
