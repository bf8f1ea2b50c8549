package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.chart.Charts;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.store.RunReader;
import dynobench.ui.dock.ViewId;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import org.jfree.chart.fx.ChartViewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A run with clients of a few seconds in the real window.
@Thorough
class ClientsInWindowTest {
  private static final String PHASE = "transfer";
  private static final String PLAN =
      """
      name = "small bank"
      workload = "bank"
      repetitions = 1
      parameters = { accounts = 1000, seconds = 3, warmup = 1 }
      vary = { clients = [2] }
      contenders = ["hsqldb/mem"]
      """;

  @TempDir Path folder;

  @Test
  void aRunIsWatchedReplayedAndExported() throws Exception {
    try (var window = TestWindow.open(folder)) {
      Path stored = watch(window);
      replay(window, stored);
      export(window);
    }
  }

  private static Path watch(TestWindow window) throws Exception {
    window.plan(PLAN);
    show(window, ViewId.MONITOR);
    show(window, ViewId.of(Charts.THROUGHPUT));
    window.command("run.start");
    window.await(() -> points(window) > 1 && isGoingOn(window));
    window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);
    window.await(() -> window.sees(ViewId.RESULT));
    show(window, ViewId.of(Charts.THROUGHPUT));
    window.await(() -> points(window) >= 3);
    return window.wiring().display().run().get().folder().orElseThrow();
  }

  private static boolean isGoingOn(TestWindow window) {
    return window.wiring().display().result().state() == RunState.UNFINISHED;
  }

  /// Asserts that a complete replay has the stored figures.
  private static void replay(TestWindow window, Path stored) throws Exception {
    RunResult once = new RunReader(stored).result();
    Toolkit.on(() -> {
      window.wiring().archive().replay(stored, System::nanoTime);
      return stored;
    });
    window.await(() -> window.wiring().display().replay().get().isPresent());
    window.command("replay.speed.100");
    window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);
    RunResult again = window.wiring().display().result();
    assertThat(again.measurements(PHASE)).isEqualTo(once.measurements(PHASE)).hasSize(1);
    assertThat(again.flow(again.trials().getFirst(), PHASE)).hasSizeBetween(3, 6);
  }

  private void export(TestWindow window) throws Exception {
    Path csv = folder.resolve("small.csv");
    window.answer(csv);
    window.command("export.long_csv");
    window.await(() -> Files.exists(csv));
    assertThat(Files.readString(csv)).contains(",operation,done,failed,retried,").contains(PHASE);
    Path svg = folder.resolve("small.svg");
    window.answer(svg);
    show(window, ViewId.of(Charts.THROUGHPUT));
    window.await(() -> points(window) >= 3);
    window.command("chart.save.svg");
    window.await(() -> Files.exists(svg));
    assertThat(svg).content().startsWith("<svg").contains("warm-up, not counted");
  }

  private static void show(TestWindow window, ViewId view) throws Exception {
    Toolkit.on(() -> {
      window.dock().show(view);
      return view;
    });
  }

  /// Returns the number of points in the dataset of the front chart.
  private static int points(TestWindow window) {
    Node front = window.scene().lookup(".chart-viewer");
    if (!(front instanceof ChartViewer viewer)) {
      return 0;
    }
    var data = viewer.getChart().getXYPlot().getDataset();
    int points = 0;
    for (int series = 0; series < data.getSeriesCount(); series++) {
      points += data.getItemCount(series);
    }
    return points;
  }
}
