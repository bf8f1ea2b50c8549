package dynobench.ui;

import com.sun.management.OperatingSystemMXBean;
import dynobench.ui.dock.ViewId;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.stage.Stage;

/// Measured side of [WindowBench]: the real window in a separate JVM, which prints its own
/// measurements.
final class MeasuredWindow {
  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;
  private static final double BYTES_PER_MEGABYTE = 1e6;
  private static final long KILO = 1_024;
  private static final Path STATUS = Path.of("/proc/self/status");

  /// Number of trials to wait for in a live run, after which each series has a point.
  private static final int TRIALS_BEFORE = 8;

  private static final int WARMUP_SECONDS = 10;
  private static final int START_SECONDS = 3;
  private static final int RUN_MINUTES = 10;

  private final TestWindow window;

  private MeasuredWindow(TestWindow window) {
    this.window = window;
  }

  /// @param arguments the part, a folder for workspace and settings, and the part's argument
  public static void main(String[] arguments) throws Exception {
    Pulses pulses = Pulses.listen();
    String object = arguments[2];
    try (var window = TestWindow.open(Path.of(arguments[1]))) {
      var measured = new MeasuredWindow(window);
      measured.arrange();
      switch (arguments[0]) {
        case "frames" -> measured.frames(pulses, Integer.parseInt(object));
        case "cost" -> {
          measured.startEightSeries();
          cost("live", Integer.parseInt(object));
        }
        case "clients" -> new ShownClients(window).frames(pulses, Integer.parseInt(object));
        case "clients-cost" -> {
          new ShownClients(window).show();
          cost("clients", Integer.parseInt(object));
        }
        case "run" -> measured.run(Files.readString(Path.of(object)));
        case "open" -> new OpenedRun(window, pulses).measure(Path.of(object));
        case "large", "unread" ->
            new LargeRun(arguments[0], window, pulses).measure(Path.of(object));
        case "pan" -> new PannedMonitor(window, pulses).measure(Integer.parseInt(object));
        default -> throw new IllegalArgumentException("No such part: " + arguments[0]);
      }
    } finally {
      Platform.exit();
    }
  }

  static void tell(String figure, String asked, String seen) {
    System.out.println(new WindowFigure(figure, asked, seen).line());
  }

  private void arrange() throws Exception {
    Toolkit.on(() -> {
      Stage stage = window.stage();
      stage.setWidth(WIDTH);
      stage.setHeight(HEIGHT);
      window.dock().show(ViewId.ofPhases().getFirst());
      window.dock().show(ViewId.MONITOR);
      return stage;
    });
    TimeUnit.SECONDS.sleep(START_SECONDS);
  }

  private void frames(Pulses pulses, int seconds) throws Exception {
    startEightSeries();
    long begin = System.nanoTime();
    TimeUnit.SECONDS.sleep(seconds);
    FrameTimes.of(pulses.since(begin)).tell("live", "99 %", "100 ms at most");
  }

  private static void cost(String part, int seconds) throws Exception {
    var system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    long cpu = system.getProcessCpuTime();
    long begin = System.nanoTime();
    TimeUnit.SECONDS.sleep(seconds);
    double share = (double) (system.getProcessCpuTime() - cpu) / (System.nanoTime() - begin);
    tell(
        part + ": window's processor time",
        "under 15 % of a core",
        "%.1f %%".formatted(share * 100));
    tell(part + ": resident memory", "under 350 MB", megabytes("VmRSS"));
    tell(part + ": the same, highest since the start", "", megabytes("VmHWM"));
  }

  private void startEightSeries() throws Exception {
    window.plan(EightSeries.TEXT);
    window.command("run.start");
    window.await(() -> window.wiring().display().result().trials().size() > TRIALS_BEFORE);
    TimeUnit.SECONDS.sleep(WARMUP_SECONDS);
  }

  /// Reads a line of Linux such as `VmRSS: 123 kB`.
  private static String megabytes(String key) throws IOException {
    long bytes =
        Files.readAllLines(STATUS).stream()
            .filter(line -> line.startsWith(key + ":"))
            .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * KILO)
            .findFirst()
            .orElseThrow();
    return "%.0f MB".formatted(bytes / BYTES_PER_MEGABYTE);
  }

  /// Runs a plan without any action in the window, because the run itself is measured.
  private void run(String plan) throws Exception {
    window.plan(plan);
    var ended = new CountDownLatch(1);
    window.command("run.start");
    Toolkit.on(() ->
        window
            .wiring()
            .live()
            .running()
            .subscribe(running -> {
              if (!running) {
                ended.countDown();
              }
            }));
    if (!ended.await(RUN_MINUTES, TimeUnit.MINUTES)) {
      throw new IllegalStateException("The run has not ended after minutes: " + RUN_MINUTES);
    }
  }
}
