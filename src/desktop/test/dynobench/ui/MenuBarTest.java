package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Charts;
import dynobench.chart.SeriesKey;
import dynobench.result.SampleRun;
import dynobench.ui.command.Command;
import dynobench.ui.dock.ViewId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Menu bar of the real window.
class MenuBarTest {
  @TempDir private Path folder;

  private static Stream<MenuItem> items(MenuItem item) {
    return item instanceof Menu menu
        ? Stream.concat(Stream.of(menu), menu.getItems().stream().flatMap(MenuBarTest::items))
        : Stream.of(item);
  }

  private static List<MenuItem> items(TestWindow window) throws Exception {
    return Toolkit.on(() -> {
      var bar = (MenuBar) window.scene().lookup(".menu-bar");
      return bar.getMenus().stream().flatMap(MenuBarTest::items).toList();
    });
  }

  private static MenuItem item(TestWindow window, String command) throws Exception {
    String id = "menu-" + command.replace('.', '-');
    return items(window).stream()
        .filter(each -> id.equals(each.getId()))
        .findFirst()
        .orElseThrow(() -> new AssertionError(command + " stands in no menu"));
  }

  private void openRun(TestWindow window, String name) throws Exception {
    window.await(() -> window.wiring().archive().runs().get().isPresent());
    Toolkit.on(() -> {
      window.wiring().archive().open(folder.resolve("workspace/runs").resolve(name));
      return name;
    });
    window.await(() -> !window.wiring().display().figures().phases().isEmpty());
  }

  @Test
  void everyCommandStandsInItWithItsTextAndKey() throws Exception {
    try (var window = TestWindow.open(folder)) {
      assertThat(window.commands()).hasSizeGreaterThan(50);
      for (Command each : window.commands()) {
        MenuItem item = item(window, each.id());
        assertThat(item.getText()).isEqualTo(each.text());
        assertThat(item.getAccelerator() == null ? "" : item.getAccelerator().getDisplayText())
            .as(each.id())
            .isEqualTo(each.keyText());
      }
    }
  }

  @Test
  void noMenuIsHigherThanAProjectorsScreen() throws Exception {
    try (var window = TestWindow.open(folder)) {
      double line = Toolkit.on(() -> ((MenuBar) window.scene().lookup(".menu-bar")).getHeight());
      for (MenuItem each : items(window)) {
        if (each instanceof Menu menu) {
          long lines =
              menu.getItems().stream().filter(it -> !(it instanceof SeparatorMenuItem)).count();
          assertThat(lines * line).as(menu.getText()).isLessThan(700 - 2 * line);
        }
      }
    }
  }

  @Test
  void whatMakesNoSenseWithoutARunOrAChartIsDisabled() throws Exception {
    try (var window = TestWindow.open(folder)) {
      Toolkit.on(() -> {
        window.dock().show(ViewId.PLAN);
        return window;
      });
      Toolkit.settle();
      for (String id :
          List.of(
              "chart.save.png",
              "export.html",
              "replay.play",
              "runs.delete",
              "runs.undo",
              "compare.swap",
              "table.copy")) {
        assertThat(item(window, id).isDisable()).as(id).isTrue();
      }
      Toolkit.on(() -> {
        window.dock().show(ViewId.ofPhases().get(1));
        return window;
      });
      Toolkit.settle();
      assertThat(item(window, "chart.save.png").isDisable()).isFalse();
    }
  }

  @Test
  void theChartInFrontIsSaved() throws Exception {
    SampleRun.store(folder.resolve("workspace/runs/mine"), SampleRun.events());
    Path file = folder.resolve("front.svg");
    try (var window = TestWindow.open(folder)) {
      openRun(window, "mine");
      window.answer(file);
      for (ViewId chart : List.of(ViewId.ofPhases().getFirst(), ViewId.of(Charts.ALL))) {
        Toolkit.on(() -> {
          window.dock().show(chart);
          return chart;
        });
        Toolkit.settle();
      }
      Toolkit.on(() -> {
        window.dock().show(ViewId.RUNS); // the chart stays visible
        return window;
      });
      MenuItem save = item(window, "chart.save.svg");
      Toolkit.on(() -> {
        save.fire();
        return save;
      });
      window.await(() -> Files.exists(file) && window.wiring().background().tasks().isEmpty());
    }
    assertThat(Files.readString(file)).contains("All phases");
  }

  @Test
  void theSelectedRunIsReplayedDeletedAndBroughtBack() throws Exception {
    Path run = SampleRun.store(folder.resolve("workspace/runs/mine"), SampleRun.events());
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().archive().runs().get().isPresent());
      Toolkit.settle();
      Toolkit.on(() -> {
        ((TreeView<?>) window.scene().lookup(".runs .tree-view")).getSelectionModel().select(1);
        return window;
      });
      fire(window, "runs.replay");
      window.await(() -> window.wiring().display().replay().get().isPresent());
      fire(window, "replay.play");
      fire(window, "replay.stop");
      assertThat(window.wiring().display().replay().get()).isEmpty();

      fire(window, "runs.delete");
      window.await(() -> !Files.exists(run));
      window.await(() -> !item(window, "runs.undo").isDisable());
      fire(window, "runs.undo");
      window.await(() -> Files.exists(run));
    }
  }

  private static void fire(TestWindow window, String id) throws Exception {
    MenuItem item = item(window, id);
    Toolkit.on(() -> {
      assertThat(item.isDisable()).as(id).isFalse();
      item.fire();
      return item;
    });
  }

  @Test
  void theSeriesMenuStaysOpenWhileSeriesAreTickedAndEndsInNoLine() throws Exception {
    SampleRun.store(folder.resolve("workspace/runs/mine"), SampleRun.events());
    try (var window = TestWindow.open(folder)) {
      openRun(window, "mine");
      Menu series =
          Objects.requireNonNull(
              (Menu)
                  items(window).stream()
                      .filter(each -> "Series".equals(each.getText()))
                      .findFirst()
                      .orElseThrow());
      Toolkit.on(() -> {
        series.getOnShowing().handle(null);
        return series;
      });
      assertThat(series.getItems().getLast()).isNotInstanceOf(SeparatorMenuItem.class);
      CustomMenuItem first =
          series.getItems().stream()
              .flatMap(each -> each instanceof CustomMenuItem it ? Stream.of(it) : Stream.empty())
              .findFirst()
              .orElseThrow();
      assertThat(first.isHideOnClick()).isFalse();
      var hidden = window.wiring().display().hidden();
      assertThat(hidden).isEmpty();
      tick(first);
      assertThat(hidden).hasSize(1).allMatch(SeriesKey.class::isInstance);
      assertThat(((HBox) first.getContent()).getChildren())
          .singleElement()
          .isInstanceOfSatisfying(CheckBox.class, box -> assertThat(box.isSelected()).isFalse());
      tick(first);
      assertThat(hidden).isEmpty();
    }
  }

  private static void tick(CustomMenuItem item) throws Exception {
    Toolkit.on(() -> {
      item.fire();
      return item;
    });
  }
}
