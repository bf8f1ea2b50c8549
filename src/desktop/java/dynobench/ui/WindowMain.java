package dynobench.ui;

import dynobench.files.Os;
import dynobench.session.Home;
import dynobench.store.Workspace;
import dynobench.ui.parts.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.stage.Stage;

/// Starts the toolkit, opens one window, and comes back when it is closed.
public final class WindowMain {
  /// Stopping a worker takes two seconds at most.
  private static final long LAST_WORK_SECONDS = 5;

  /// How long the window's own thread may take to begin with its end. When JavaFX has heard of the
  /// end of the process first, that thread begins nothing any more.
  private static final long HEARD_MILLIS = 500;

  /// One of them is there where Linux has a graphics card: of the kernel, of NVIDIA, of WSL.
  private static final List<Path> CARDS =
      List.of(Path.of("/dev/dri"), Path.of("/dev/nvidiactl"), Path.of("/dev/dxg"));

  private static final String PIPELINES = "prism.order";

  private static final String LOST =
      "The display went away, so the window had to close. A run that went on was stopped, and what"
          + " it measured is kept: \"dynobench runs\" lists it.";

  private WindowMain() {}

  /// Whether there is a display; if there is, the toolkit runs afterwards.
  public static boolean startToolkit() {
    skipCards();
    try {
      Platform.startup(() -> Platform.setImplicitExit(false));
      return true;
    } catch (UnsupportedOperationException e) {
      return false; // "Unable to open DISPLAY", or there is no GTK
    }
  }

  /// Where there is no graphics card JavaFX draws by itself, but first it tries OpenGL, which costs
  /// a tenth of a second and fifty megabytes.
  private static void skipCards() {
    boolean none = CARDS.stream().noneMatch(Files::exists);
    if (none && Os.HERE == Os.LINUX) {
      System.setProperty(PIPELINES, System.getProperty(PIPELINES, "sw"));
    }
  }

  /// Shows the window until the user closes it. Should the display go away, the run is stopped and
  /// the process ends.
  ///
  /// @param plan to open in it
  /// @param rehearsal played as soon as it is open
  /// @param farewell hears what has happened when the display went away
  public static void show(
      Home home,
      Path workspace,
      Optional<Path> plan,
      Path settings,
      Clock clock,
      String version,
      Rehearsal rehearsal,
      Consumer<String> farewell)
      throws InterruptedException {
    var closed = new CountDownLatch(1);
    ExecutorService workers =
        Executors.newThreadPerTaskExecutor(
            Thread.ofPlatform().daemon().name("background-", 0).factory());
    var start =
        new WindowStart(
            home,
            new Workspace(workspace, clock, home.summaries()),
            plan,
            settings,
            clock,
            version,
            stage -> new StageDialogs(stage, new Texts(Workbench.class)),
            Screens.ofThisSystem(),
            workers);
    Platform.runLater(() -> rehearsal.play(open(start, closed, farewell)));
    closed.await();
    Platform.exit();
    workers.shutdownNow(); // the window has waited for what matters
  }

  /// What nobody catches is told by the window as long as there is one, and else in farewell.
  private static Workbench open(
      WindowStart start, CountDownLatch closed, Consumer<String> farewell) {
    Thread.currentThread()
        .setUncaughtExceptionHandler((_, e) -> {
          farewell.accept("The window can't be opened: " + e);
          closed.countDown();
        });
    var stage = new Stage();
    stage.setOnHidden(_ -> closed.countDown());
    var workbench = new Workbench(start, stage);
    // Not here: calls into C are prepared for longer than a view is made.
    start
        .workers()
        .execute(() ->
            DisplayLoss.hear(() -> {
              workbench.closing().leave();
              farewell.accept(LOST);
            }));
    workbench.open();
    Thread.currentThread()
        .setUncaughtExceptionHandler((_, e) -> {
          if (stage.isShowing()) {
            workbench.tell(e);
          } else if (e instanceof Closing.Unfinished) { // JavaFX's own last troubles tell nothing
            farewell.accept(e.getMessage());
          }
        });
    Runtime.getRuntime()
        .addShutdownHook(Thread.ofPlatform().unstarted(() -> end(workbench.closing(), closed)));
    return workbench;
  }

  /// The process is to end: somebody logs out, or kills it.
  private static void end(Closing closing, CountDownLatch closed) {
    if (closed.getCount() == 0) {
      return; // by the user: all is done
    }
    var heard = new CountDownLatch(1);
    Platform.runLater(() -> {
      heard.countDown();
      closing.close();
    });
    try {
      if (heard.await(HEARD_MILLIS, TimeUnit.MILLISECONDS)) {
        var _ = closed.await(LAST_WORK_SECONDS, TimeUnit.SECONDS);
      } else {
        closing.leave();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
