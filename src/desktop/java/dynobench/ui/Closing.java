package dynobench.ui;

import dynobench.ui.live.LiveRun;
import dynobench.ui.parts.Texts;
import dynobench.ui.work.Background;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/// How the window ends: after a question when a run goes on, and with everything stored that the
/// next start wants to know, whatever goes wrong on the way.
final class Closing {
  /// Stopping a worker takes two seconds at most.
  private static final Duration LAST_WORK = Duration.ofSeconds(3);

  private final Stage stage;
  private final LiveRun live;
  private final Background background;
  private final Texts texts;
  private final KeptSettings kept;
  private final List<Runnable> last;
  private final AtomicBoolean left = new AtomicBoolean();

  /// @param last what is to be done before the work in the background is ended
  Closing(
      Stage stage,
      LiveRun live,
      Background background,
      Texts texts,
      KeptSettings kept,
      List<Runnable> last) {
    this.stage = stage;
    this.live = live;
    this.background = background;
    this.texts = texts;
    this.kept = kept;
    this.last = List.copyOf(last);
  }

  /// Asks first when a run goes on.
  void quit() {
    stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
  }

  /// The user wants to close the window.
  void ask(WindowEvent event) {
    event.consume();
    if (!live.running().get()) {
      close();
    } else if (kept.settings().stopWithoutAsking()) {
      stopAndClose();
    } else {
      new CloseQuestion(stage, texts).ask(this::stopAndClose);
    }
  }

  /// The run ends within two seconds; the window waits for it, so that no process is left behind.
  private void stopAndClose() {
    live.running()
        .subscribe(running -> {
          if (!running) {
            close();
          }
        });
    live.stop();
  }

  /// Closes the window at once. A mistake on the way is thrown when it is closed.
  void close() {
    try {
      leave();
    } finally {
      stage.hide();
    }
  }

  /// Stores what the next start wants to know and ends what goes on, once; needs no display. A
  /// mistake on the way is thrown when all the rest is done.
  void leave() {
    if (left.getAndSet(true)) {
      return;
    }
    var mistakes = new Unfinished();
    Consumer<Runnable> careful =
        step -> {
          try {
            step.run();
          } catch (RuntimeException e) {
            mistakes.addSuppressed(e);
          }
        };
    last.forEach(careful);
    careful.accept(this::endWork);
    if (mistakes.getSuppressed().length > 0) {
      throw mistakes;
    }
  }

  /// The window is closed, and something was not stored; what is suppressed says what and why.
  static final class Unfinished extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      return "Not everything could be stored when the window was closed: "
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
