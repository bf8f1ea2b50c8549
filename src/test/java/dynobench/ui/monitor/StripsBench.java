package dynobench.ui.monitor;

import dynobench.ui.Toolkit;
import dynobench.ui.desk.Appearance;
import dynobench.ui.desk.Shown;
import dynobench.ui.desk.Shown.Origin;
import dynobench.ui.parts.Texts;
import java.time.Clock;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.stage.Stage;

/// Measures what a frame costs with a million samples in view: run it by hand.
final class StripsBench {
  private static final int TRIALS = 1_000;
  private static final int SAMPLES_EACH = 1_000;
  private static final int FRAMES = 200;
  private static final int WARMUPS = 100;
  private static final double MILLI = 1e6;

  private StripsBench() {}

  public static void main(String[] args) throws Exception {
    var clock = Clock.systemUTC();
    var model = new MonitorViewModel(clock, OwnUse.ofThisProgram(clock));
    model.opened(new Shown("million", Origin.STORED, Optional.empty()));
    model.happened(Samples.run(TRIALS, SAMPLES_EACH));
    Stage stage =
        Toolkit.on(() -> {
          var window = new Stage();
          window.setScene(new Scene(new StripsPane(model, new Texts(MonitorView.class)), 800, 232));
          dynobench.ui.Photo.dress(window.getScene(), new Appearance());
          window.show();
          return window;
        });
    Toolkit.settle();
    var paint = new double[FRAMES];
    var render = new double[FRAMES];
    for (int frame = 0; frame < FRAMES; frame++) {
      int index = frame;
      Toolkit.on(() -> {
        model.zoom(frameCentre(index), index % 2 == 0 ? 0.98 : 1.02);
        long begin = cpuNanos();
        stage.getScene().getRoot().layout();
        long painted = cpuNanos();
        stage.getScene().getRoot().snapshot(new SnapshotParameters(), null);
        paint[index] = (painted - begin) / MILLI;
        render[index] = (cpuNanos() - painted) / MILLI;
        return null;
      });
    }
    report("layout and thinning", paint);
    report("rasterising, with a picture read back", render);
    System.exit(0);
  }

  /// Of all threads: other programs that want the processor do not count.
  private static long cpuNanos() {
    return java.lang.management.ManagementFactory.getPlatformMXBean(
            com.sun.management.OperatingSystemMXBean.class)
        .getProcessCpuTime();
  }

  private static double frameCentre(int frame) {
    return 1e7 + frame * 1e6;
  }

  private static void report(String what, double[] millis) {
    double[] sorted = Arrays.stream(millis).skip(WARMUPS).sorted().toArray();
    System.out.printf(
        Locale.ROOT,
        "%s: median %.1f ms, mean %.1f ms of processor time%n",
        what,
        sorted[sorted.length / 2],
        Arrays.stream(sorted).average().orElse(0));
  }
}
