package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Charts;
import dynobench.event.Series;
import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.result.RunState;
import dynobench.table.FormulaHandling;
import dynobench.table.LongCsv;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.settings.UserSettings;
import dynobench.ui.shownrun.RunDisplay.Overlay;
import dynobench.ui.shownrun.ShownRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Slider;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeCell;
import org.jfree.chart.fx.ChartViewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// Scenarios of a user in the real window.
class WindowScenarioTest {
  private static final String SMALL =
      """
      name = "small"
      repetitions = 1
      rows = { from = 100, step = 100, count = 2 }
      contenders = ["hsqldb/mem"]
      """;

  private static final String ENDLESS =
      """
      name = "endless"
      repetitions = 500
      rows = { from = 1000, step = 1000, count = 5 }
      contenders = ["baseline-map/heap"]
      """;

  private final FxRobot robot = new FxRobot();

  @TempDir Path folder;

  @Test
  void tickAnEngineMoveASliderRunAndExport() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.plan(SMALL);
      Toolkit.on(() -> {
        window.dock().show(ViewId.PLAN);
        return window;
      });
      Toolkit.settle();
      TextField filter = robot.lookup(".engines #filter").queryAs(TextField.class);
      robot.interact(() -> filter.setText("hashmap")); // in a folded group otherwise
      Toolkit.settle();
      robot.clickOn(checkBox("on the heap"));
      Slider count = robot.lookup("#countSlider").queryAs(Slider.class);
      robot.interact(count::requestFocus);
      window.await(() -> {
        count.increment(); // as the right arrow key does
        return !window.wiring().draft().field(DraftField.COUNT).get().equals("2");
      });
      window.await(() -> window.wiring().draft().checked().get().isPresent());
      robot.clickOn("#tool-run-start");
      window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);

      var result = window.wiring().display().result();
      int sizes = result.plan().orElseThrow().points().size();
      assertThat(sizes).isGreaterThan(2);
      assertThat(result.series())
          .extracting(it -> it.contender().use())
          .containsExactlyInAnyOrder("hsqldb/mem", "baseline-map/heap");
      assertThat(result.measurements("insert")).hasSize(2 * sizes);
      exportsWhatTheTableShows(window);
    }
  }

  private void exportsWhatTheTableShows(TestWindow window) throws Exception {
    Path file = folder.resolve("figures.csv");
    window.answer(file);
    window.command("export.long_csv");
    window.await(() -> Files.exists(file));
    Toolkit.on(() -> {
      window.dock().show(ViewId.TABLE);
      return window;
    });
    TableView<?> table = robot.lookup("#table").queryTableView();
    var expected = new StringBuilder();
    LongCsv.write(window.wiring().display().result(), expected, FormulaHandling.DISARMED);

    assertThat(file).hasContent(expected.toString());
    window.await(() -> table.getItems().size() == expected.toString().lines().count() - 1);
  }

  @Test
  void comesBackAsItWasLeft() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      window.plan(SMALL);
      Toolkit.on(() -> {
        window.dock().show(ViewId.of(Charts.ORDER));
        window.dock().show(ViewId.CONSOLE);
        window.stage().setWidth(900);
        return window;
      });
      window.change(now -> now.withTheme(UserSettings.Theme.DARK));
      window.closeByUser();
    }

    try (var window = TestWindow.openWithFigures(folder)) {
      assertThat(window.sees(ViewId.of(Charts.ORDER))).isTrue();
      assertThat(window.sees(ViewId.CONSOLE)).isTrue();
      assertThat(Toolkit.on(() -> window.wiring().appearance().dark().get())).isTrue();
      assertThat(window.stage().getWidth()).isEqualTo(900);
      assertThat(Toolkit.on(() -> window.wiring().draft().plan().get().orElseThrow().name()))
          .isEqualTo("small");
      assertThat(Toolkit.on(() -> window.wiring().notifications().list())).isEmpty();
    }
  }

  @Test
  void replaysAStoredRunStepByStepToTheSameEnd() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.plan(SMALL);
      window.command("run.start");
      window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);
      var live = window.wiring().display().result();
      Path run = window.wiring().display().run().get().folder().orElseThrow();

      Toolkit.on(() -> {
        window.wiring().archive().replay(run, System::nanoTime);
        return run;
      });
      window.await(() -> window.wiring().display().replay().get().isPresent());
      assertThat(robot.lookup(".replay-mark").tryQuery()).isPresent();
      var replay = window.wiring().display().replay().get().orElseThrow();
      Toolkit.on(() -> {
        replay.playing().set(false);
        for (int step = 0; step < 10; step++) {
          replay.step();
        }
        return replay;
      });

      window.await(() -> window.wiring().display().result().state() == RunState.FINISHED);
      var again = window.wiring().display();
      assertThat(again.run().get().origin()).isEqualTo(ShownRun.Origin.REPLAY);
      assertThat(again.result().measurements("insert")).isEqualTo(live.measurements("insert"));
    }
  }

  @Test
  void laysAReferenceOverTheChart() throws Exception {
    try (var window = TestWindow.open(folder)) {
      var article = (Reference.Repeatable) References.named("lawrence-2005").orElseThrow();
      Toolkit.on(() -> {
        window.dock().show(ViewId.ofPhases().getFirst());
        return window.wiring().display().overlays().add(new Overlay(article, true));
      });

      window.await(() -> series(window) == article.series().size());
      assertThat(article.series()).extracting(Series::title).contains("Derby");
    }
  }

  @Test
  void opensThePublishedFiguresWithoutAnyRun() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.await(() -> robot.lookup("Open the figures of 2005").tryQuery().isPresent());
      robot.clickOn("Open the figures of 2005");

      window.await(
          () -> window.wiring().display().run().get().origin() == ShownRun.Origin.REFERENCE);
      window.await(() -> series(window) == 7);

      Node chart = window.view(ViewId.ofPhases().getFirst()).orElseThrow();
      robot.clickOn(chart.lookup("#series"));
      robot.clickOn("Daffodil"); // its item in the menu
      assertThat(window.wiring().display().hidden()).hasSize(1);
      window.await(() -> series(window) == 6);
    }
  }

  @Test
  void asksBeforeItStopsARunThenLeavesNothingBehind() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.plan(ENDLESS);
      window.command("run.start");
      window.await(() -> !window.wiring().display().result().measurements("insert").isEmpty());

      window.command("file.quit");
      window.await(() -> robot.lookup("Stop and close").tryQuery().isPresent());
      assertThat(window.stage().isShowing()).isTrue();
      robot.clickOn("Stop and close");

      window.await(() -> !window.stage().isShowing());
      assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
          .extracting(each -> each.info().commandLine().orElse(""))
          .noneMatch(line -> line.contains(folder.toString()));
      try (Stream<Path> left = Files.list(folder.resolve("workspace/.dynobench-databases"))) {
        assertThat(left).isEmpty();
      }
    }
  }

  @Test
  void putsGarbageInItsSettingsAsideAndSaysSo() throws Exception {
    Path settings = Files.createDirectories(folder.resolve("settings"));
    Files.writeString(settings.resolve("settings.json"), "{{{");
    Files.write(settings.resolve("window.json"), new byte[] {0, -1, 7});

    try (var window = TestWindow.open(folder)) {
      assertThat(window.stage().isShowing()).isTrue();
      assertThat(Toolkit.on(() -> List.copyOf(window.wiring().notifications().list()))).hasSize(2);
      assertThat(settings.resolve("settings.json.damaged")).hasContent("{{{");
    }
  }

  @Test
  void showsEveryViewInBothThemes() throws Exception {
    try (var window = TestWindow.open(folder)) {
      for (boolean dark : List.of(false, true)) {
        Toolkit.on(() -> {
          window.wiring().appearance().dark().set(dark);
          return window;
        });
        for (var view : window.dock().views()) {
          Toolkit.on(() -> {
            window.dock().show(view.id());
            return view;
          });
          Toolkit.settle();
          assertThat(window.sees(view.id()))
              .as(view.id().id())
              .isEqualTo(view.present().getValue());
        }
      }
    }
  }

  private static CheckBox checkBox(String mode) {
    var robot = new FxRobot();
    TreeCell<?> cell =
        robot.lookup(".tree-cell").queryAllAs(TreeCell.class).stream()
            .filter(each -> says(each, mode))
            .findFirst()
            .orElseThrow();
    return (CheckBox) cell.lookup(".check-box");
  }

  private static boolean says(Node cell, String words) {
    return cell.lookupAll(".label").stream()
        .anyMatch(each -> each instanceof Labeled label && words.equals(label.getText()));
  }

  /// Returns the number of series in the front chart.
  private static int series(TestWindow window) {
    return window.scene().lookup(".chart-viewer") instanceof ChartViewer viewer
        ? viewer.getChart().getXYPlot().getDataset().getSeriesCount()
        : 0;
  }
}
