package dynobench.ui;

import dynobench.ui.live.LiveRun;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.widgets.ViewTexts;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// Closing of the window. While a run goes on, it asks first, unless the user has turned the
/// question off. It stores everything for the next start, whichever step fails.
final class WindowClosing {
  /// Maximum wait for background work. Stopping a worker takes at most two seconds.
  private static final Duration LAST_WORK = Duration.ofSeconds(3);

  private final Stage stage;
  private final LiveRun live;
  private final BackgroundExecutor background;
  private final ViewTexts texts;
  private final KeptSettings storedSettings;
  private final List<Runnable> last;
  private final AtomicBoolean left = new AtomicBoolean();

  /// Creates the closing of a window.
  ///
  /// @param last steps before the background work is ended
  WindowClosing(
      Stage stage,
      LiveRun live,
      BackgroundExecutor background,
      ViewTexts texts,
      KeptSettings storedSettings,
      List<Runnable> last) {
    this.stage = stage;
    this.live = live;
    this.background = background;
    this.texts = texts;
    this.storedSettings = storedSettings;
    this.last = List.copyOf(last);
  }

  /// Requests to close the window, as the user does with its close button.
  void quit() {
    stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
  }

  /// Handles the user's request to close the window. Returns before the window is closed if a run
  /// must be stopped or the user must answer.
  void ask(WindowEvent event) {
    event.consume();
    if (!live.running().get()) {
      close();
    } else if (storedSettings.settings().stopWithoutAsking()) {
      stopAndClose();
    } else {
      new CloseQuestion(stage, texts).ask(this::stopAndClose);
    }
  }

  /// Stops the run and then closes the window. Stopping takes at most two seconds; waiting for it
  /// leaves no process behind.
  private void stopAndClose() {
    live.running()
        .subscribe(running -> {
          if (!running) {
            close();
          }
        });
    live.stop();
  }

  /// Closes the window without a question, after [#finish]. An exception on the way is thrown after
  /// closing.
  void close() {
    try {
      finish();
    } finally {
      stage.hide();
    }
  }

  /// Stores everything for the next start and ends background work; further calls do nothing. It
  /// needs no display, and waits up to three seconds. If steps fail, [Unfinished] is thrown after
  /// all other steps.
  void finish() {
    if (left.getAndSet(true)) {
      return;
    }
    var failures = new Unfinished();
    Consumer<Runnable> careful =
        step -> {
          try {
            step.run();
          } catch (RuntimeException e) {
            failures.addSuppressed(e);
          }
        };
    last.forEach(careful);
    careful.accept(this::endWork);
    if (failures.getSuppressed().length > 0) {
      throw failures;
    }
  }

  /// Exception after closing, for steps that failed; the suppressed exceptions are their reasons.
  static final class Unfinished extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      return "Could not store everything when the window closed: "
          + Arrays.toString(getSuppressed());
    }
  }

  private void endWork() {
    try {
      background.close(LAST_WORK);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
