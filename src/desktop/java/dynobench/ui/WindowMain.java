package dynobench.ui;

import dynobench.files.OperatingSystem;
import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.stage.Stage;

/// Start of the toolkit and of one window. It returns when the window is closed.
public final class WindowMain {
  /// Maximum wait for the window to close. Stopping a worker takes at most two seconds.
  private static final long LAST_WORK_SECONDS = 5;

  /// Maximum wait for the JavaFX thread to begin closing. If JavaFX learns of the shutdown first,
  /// its thread executes nothing any more.
  private static final long HEARD_MILLIS = 500;

  /// Devices of graphics cards on Linux: of the kernel, of NVIDIA, of WSL.
  private static final List<Path> CARDS =
      List.of(Path.of("/dev/dri"), Path.of("/dev/nvidiactl"), Path.of("/dev/dxg"));

  private static final String PIPELINES = "prism.order";

  private static final String LOST =
      "The connection to the display was lost, so the window closed. A run in progress was stopped."
          + " Its results are stored: \"dynobench runs\" lists it.";

  private WindowMain() {}

  /// Starts the toolkit on a thread of its own, because loading its libraries takes as long as
  /// reading the workloads. The result is whether there is a display. Without one, the toolkit
  /// doesn't run.
  public static Future<Boolean> startToolkit() {
    var start = new FutureTask<>(WindowMain::hasDisplay);
    Thread.ofPlatform().daemon().name("toolkit-start").start(start);
    return start;
  }

  private static boolean hasDisplay() {
    skipCards();
    try {
      Platform.startup(() -> {
        Platform.setImplicitExit(false);
        WindowTheme.prepare();
      });
      return true;
    } catch (UnsupportedOperationException e) {
      return false; // "Unable to open DISPLAY", or GTK is missing
    }
  }

  /// Selects software rendering where no graphics card exists. JavaFX would try OpenGL first, which
  /// costs a tenth of a second and 50 MB.
  private static void skipCards() {
    boolean none = CARDS.stream().noneMatch(Files::exists);
    if (none && OperatingSystem.HERE == OperatingSystem.LINUX) {
      System.setProperty(PIPELINES, System.getProperty(PIPELINES, "sw"));
    }
  }

  /// Shows the window until the user closes it. If the display is lost, the run is stopped and the
  /// process ends.
  ///
  /// @param plan to open in it
  /// @param rehearsal played as soon as the window is open
  /// @param farewell receives a message when the display was lost
  public static void show(
      ProgramHome home,
      Path workspace,
      Optional<Path> plan,
      Path settings,
      Clock clock,
      String version,
      WindowRehearsal rehearsal,
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
            stage -> new StageDialogs(stage, new ViewTexts(Workbench.class)),
            Screens.ofThisSystem(),
            workers);
    Platform.runLater(() -> rehearsal.play(open(start, closed, farewell)));
    closed.await();
    Platform.exit();
    workers.shutdownNow(); // the window has waited for all tasks that store something
  }

  /// Opens the window. An exception during opening goes to `farewell` and ends the program. Later
  /// uncaught exceptions are shown in the window. After it is hidden, only
  /// [WindowClosing.Unfinished] goes to `farewell`.
  private static Workbench open(
      WindowStart start, CountDownLatch closed, Consumer<String> farewell) {
    Thread.currentThread()
        .setUncaughtExceptionHandler((_, e) -> {
          farewell.accept("Cannot open the window: " + e);
          closed.countDown();
        });
    var stage = new Stage();
    stage.setOnHidden(_ -> closed.countDown());
    var workbench = new Workbench(start, stage);
    // In the background, because preparing calls into C takes longer than creating a view.
    start
        .workers()
        .execute(() ->
            DisplayLoss.install(() -> {
              workbench.closing().finish();
              farewell.accept(LOST);
            }));
    workbench.open();
    Thread.currentThread()
        .setUncaughtExceptionHandler((_, e) -> {
          if (stage.isShowing()) {
            workbench.reportUncaught(e);
          } else if (e
              instanceof WindowClosing.Unfinished) { // JavaFX's own late errors are irrelevant
            farewell.accept(e.getMessage());
          }
        });
    Runtime.getRuntime()
        .addShutdownHook(Thread.ofPlatform().unstarted(() -> end(workbench.closing(), closed)));
    return workbench;
  }

  /// Closes the window because the process ends: the user logs out, or a signal ends it.
  private static void end(WindowClosing closing, CountDownLatch closed) {
    if (closed.getCount() == 0) {
      return; // closed by the user
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
        closing.finish();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
