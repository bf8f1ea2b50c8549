package dynobench.ui;

import java.util.concurrent.Executor;
import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.util.Duration;
import javafx.util.Subscription;

/// Return of unused memory to the system after a run. The heap grows during a run, and the JVM
/// shrinks it only in a full collection, which an idle window never needs.
final class IdleMemory implements AutoCloseable {
  /// Time for the views to show the result. A new run within it keeps the memory.
  private static final Duration DELAY = Duration.seconds(3);

  private final PauseTransition pause = new PauseTransition(DELAY);
  private final Subscription runs;

  /// Collects garbage a while after each run.
  ///
  /// @param running whether a run is in progress, which a collection would disturb
  IdleMemory(ObservableValue<Boolean> running, Executor background) {
    pause.setOnFinished(_ -> background.execute(System::gc));
    runs = running.subscribe((_, now) -> follow(now));
  }

  private void follow(boolean running) {
    if (running) {
      pause.stop();
    } else {
      pause.playFromStart();
    }
  }

  @Override
  public void close() {
    runs.unsubscribe();
    pause.stop();
  }
}
