package dynobench.ui;

import dynobench.Waiting;
import dynobench.ui.dock.DockView;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/// JavaFX toolkit in tests: headless, started once in a JVM.
public final class Toolkit {
  private static final long LIMIT_SECONDS = Waiting.LIMIT.toSeconds();

  private static final class Started {
    private static final Toolkit TOOLKIT = start();

    private static Toolkit start() {
      var ready = new CountDownLatch(1);
      try {
        Platform.setImplicitExit(false);
        Platform.startup(preparation(ready));
      } catch (IllegalStateException e) {
        ready.countDown(); // the toolkit has been started already
      }
      try {
        if (!ready.await(LIMIT_SECONDS, TimeUnit.SECONDS)) {
          throw new IllegalStateException("JavaFX did not start");
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
      return new Toolkit();
    }
  }

  private Toolkit() {}

  /// Returns what the JavaFX thread does first. It is no code of [Started], which would wait for
  /// its own initialisation.
  private static Runnable preparation(CountDownLatch ready) {
    return () -> {
      WindowTheme.prepare();
      ready.countDown();
    };
  }

  /// Executes work on the JavaFX thread and waits for it.
  public static <T> T on(Callable<T> work) throws Exception {
    return Started.TOOLKIT.call(work);
  }

  private <T> T call(Callable<T> work) throws Exception {
    if (Platform.isFxApplicationThread()) {
      return work.call();
    }
    var task = new FutureTask<>(work);
    Platform.runLater(task);
    return task.get(LIMIT_SECONDS, TimeUnit.SECONDS);
  }

  /// Returns a scene of the first view. Called on the JavaFX thread.
  public static Scene scene(Stream<DockView> views) {
    return new Scene((Parent) views.findFirst().orElseThrow().node().get());
  }

  /// Returns whether a node and all nodes above it are visible.
  public static boolean isVisible(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (!each.isVisible()) {
        return false;
      }
    }
    return true;
  }

  /// Waits until JavaFX has laid out and drawn twice.
  public static void settle() throws Exception {
    for (int pulse = 0; pulse < 2; pulse++) {
      var done = new CountDownLatch(1);
      on(() -> {
        var timer =
            new javafx.animation.AnimationTimer() {
              @Override
              public void handle(long now) {
                stop();
                done.countDown();
              }
            };
        timer.start();
        return timer;
      });
      if (!done.await(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("JavaFX draws no frames");
      }
    }
  }
}
