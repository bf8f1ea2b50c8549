package dynobench.ui;

import dynobench.result.RunState;
import dynobench.ui.Pulses.Pulse;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.Node;
import org.jfree.chart.fx.ChartViewer;
import org.jfree.data.xy.XYDataset;

/// Measurement from the request to open a stored run until its chart is drawn.
final class OpenedRun {
  private static final double NANOS_PER_MILLI = 1e6;

  private final TestWindow window;
  private final Pulses pulses;
  private final AtomicLong chartAt = new AtomicLong();
  private final AtomicLong wholeAt = new AtomicLong();

  OpenedRun(TestWindow window, Pulses pulses) {
    this.window = window;
    this.pulses = pulses;
  }

  void measure(Path folder) throws Exception {
    open("opening", "under 1,000 ms", folder);
  }

  /// @return time of the request, in nanoseconds
  long open(String part, String wanted, Path folder) throws Exception {
    long begin =
        Toolkit.on(() -> {
          window.scene().addPostLayoutPulseListener(this::look);
          long now = System.nanoTime();
          window.wiring().archive().open(folder);
          return now;
        });
    window.await(() -> chartAt.get() != 0 && pulses.frameAt(chartAt.get()).isPresent());
    window.await(() -> wholeAt.get() != 0 && pulses.frameAt(wholeAt.get()).isPresent());
    tell(part + ": to the first chart", wanted, begin, chartAt);
    tell(part + ": until the whole run is shown", "", begin, wholeAt);
    return begin;
  }

  private void tell(String figure, String asked, long begin, AtomicLong moment) {
    Optional<Pulse> frame = pulses.frameAt(moment.get());
    double millis = (frame.orElseThrow().endNanos() - begin) / NANOS_PER_MILLI;
    MeasuredWindow.tell(figure, asked, "%,.0f ms".formatted(millis));
  }

  /// Checks before each pulse whether it will draw the chart.
  private void look() {
    if (!hasLines()) {
      return;
    }
    long now = System.nanoTime();
    chartAt.compareAndSet(0, now);
    if (window.wiring().display().result().state() == RunState.FINISHED) {
      wholeAt.compareAndSet(0, now);
    }
  }

  private boolean hasLines() {
    Node node = window.scene().lookup(".chart-viewer");
    return node instanceof ChartViewer viewer
        && hasPoints(viewer.getChart().getXYPlot().getDataset());
  }

  private static boolean hasPoints(XYDataset lines) {
    return lines.getSeriesCount() > 0 && lines.getItemCount(0) > 0;
  }
}
