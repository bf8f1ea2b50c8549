package dynobench.ui;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;

/// Measurement of opening a run as large as a merged one. The figures are the time to the first
/// display, the time to the end of loading, and the heap that remains in use.
final class LargeRun {
  private static final double NANOS_PER_SECOND = 1e9;

  private final String part;
  private final TestWindow window;
  private final Pulses pulses;

  /// @param part label of its figures
  LargeRun(String part, TestWindow window, Pulses pulses) {
    this.part = part;
    this.window = window;
    this.pulses = pulses;
  }

  void measure(Path folder) throws Exception {
    long begin = new OpenedRun(window, pulses).open(part, "under 3,000 ms", folder);
    window.await(() -> window.wiring().background().tasks().isEmpty());
    MeasuredWindow.tell(
        part + ": until its samples and log lines are there",
        "",
        "%.0f s".formatted((System.nanoTime() - begin) / NANOS_PER_SECOND));
    System.gc();
    long used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    MeasuredWindow.tell(part + ": heap that is held", "512 MB at most", (used >> 20) + " MB");
  }
}
