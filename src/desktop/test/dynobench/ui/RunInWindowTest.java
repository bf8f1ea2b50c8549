package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.result.RunState;
import dynobench.store.RunReader;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.Layout;
import dynobench.ui.dock.ViewId;
import dynobench.ui.widgets.NodeAncestors;
import java.nio.file.Path;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import org.jfree.chart.fx.ChartViewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.coley.bentofx.layout.container.DockContainerLeaf;

class RunInWindowTest {
  private static final String SMALL =
      """
      name = "small"
      repetitions = 2
      rows = { from = 100, step = 100, count = 3 }
      contenders = ["baseline-map/heap", "hsqldb/mem"]
      """;

  private static final String LONG =
      """
      name = "long"
      repetitions = 100
      rows = { from = 1000, step = 1000, count = 5 }
      contenders = ["baseline-map/heap", "hsqldb/mem"]
      """;

  @TempDir Path folder;

  @Test
  void pointsArriveInTheChartWhileTheRunGoesOn() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.plan(LONG);
      Layout before = Toolkit.on(window.dock()::currentLayout);
      window.command("run.start");

      assertThat(tabs(window, ViewId.MONITOR)).as("no empty chart").isEqualTo(Dock.EDITOR);
      assertThat(Toolkit.on(window.dock()::currentLayout)).as("stored").isEqualTo(before);
      window.await(() -> points(window) > 2);
      assertThat(tabs(window, ViewId.MONITOR)).isEqualTo("bottom");
      assertThat(window.sees(ViewId.MONITOR)).isTrue();

      assertThat(Toolkit.on(() -> window.wiring().live().running().get())).isTrue();
      window.command("run.stop");
      window.await(() -> !window.wiring().live().running().get());
      window.await(() -> window.wiring().display().result().state() == RunState.CANCELLED);
      assertThat(Toolkit.on(() -> points(window))).isGreaterThan(2);
    }
  }

  @Test
  void whatIsShownAtTheEndIsWhatWasStored() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.plan(SMALL);
      window.command("run.start");
      window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);

      var shown = window.wiring().display();
      Path stored = shown.run().get().folder().orElseThrow();
      assertThat(Toolkit.on(() -> shown.result().measurements("insert")))
          .hasSize(6)
          .isEqualTo(new RunReader(stored).result().measurements("insert"));
      window.await(() -> isSeen(window, ".result .headline"));
      Toolkit.on(() -> {
        window.dock().show(ViewId.ofPhases().getFirst());
        return window;
      });
      window.await(() -> points(window) == 6);
    }
  }

  @Test
  void aChartAloneTellsWhichTrialGoesOnAndTheTimeLeft() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.command("view.present");
      assertThat(Toolkit.on(() -> window.scene().lookup(".present-run").isVisible())).isFalse();

      window.plan(LONG);
      window.command("run.start");
      window.await(() -> words(window).matches(".*\\d+ %  .* · .* rows · .* left"));

      window.command("run.stop");
      window.await(() -> !window.scene().lookup(".present-run").isVisible());
    }
  }

  /// Returns the id of the tabs that show a view.
  private static String tabs(TestWindow window, ViewId view) throws Exception {
    return Toolkit.on(() ->
        NodeAncestors.from(window.view(view).orElseThrow())
            .flatMap(each -> each instanceof DockContainerLeaf leaf ? Stream.of(leaf) : Stream.of())
            .map(DockContainerLeaf::getIdentifier)
            .findFirst()
            .orElseThrow());
  }

  private static String words(TestWindow window) {
    return window.scene().lookup(".present-run .label") instanceof Label label
        ? label.getText()
        : "";
  }

  private static boolean isSeen(TestWindow window, String selector) {
    return window.scene().lookup(selector) instanceof Label label && !label.getText().isBlank();
  }

  /// Returns the number of points in the dataset of the front chart; 0 while there is none.
  private static int points(TestWindow window) {
    if (!(window.scene().lookup(".chart-viewer") instanceof ChartViewer viewer)) {
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
