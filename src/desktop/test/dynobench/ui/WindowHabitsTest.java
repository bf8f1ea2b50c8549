package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.files.FolderTree;
import dynobench.planfile.Presets;
import dynobench.result.SampleRun;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.settings.UserSettings;
import dynobench.ui.shownrun.ShownRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// Habits of users.
class WindowHabitsTest {
  @TempDir private Path folder;

  @Test
  void f11ShowsTheChartAloneAndF11OrEscapeBringsEverythingBack() throws Exception {
    try (var window = TestWindow.open(folder)) {
      var presenting = window.wiring().appearance().presenting();
      window.press(KeyCode.F11);
      assertThat(presenting.get()).isTrue();
      window.press(KeyCode.F11);
      assertThat(presenting.get()).as("by the same key").isFalse();

      window.press(KeyCode.F11);
      window.press(KeyCode.ESCAPE);
      assertThat(presenting.get()).as("by Escape").isFalse();

      window.press(KeyCode.F11);
      Toolkit.on(() -> {
        window.stage().setFullScreen(false);
        return window;
      });
      window.await(() -> !presenting.get());
      assertThat(Toolkit.on(() -> window.scene().lookup(".menu-bar").isVisible())).isTrue();
    }
  }

  @Test
  void notesThatAreBeingWrittenAreKeptWhenTheWindowCloses() throws Exception {
    Path run = SampleRun.store(folder.resolve("workspace/runs/mine"), SampleRun.events());
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.scene().lookup(".runs .tree-view") != null);
      window.await(() -> window.wiring().archive().runs().get().isPresent());
      Toolkit.on(() -> {
        var tree = (TreeView<?>) window.scene().lookup(".runs .tree-view");
        tree.requestFocus();
        tree.getSelectionModel().select(1);
        return tree;
      });
      window.press(KeyCode.N);
      window.await(() -> window.scene().lookup(".runs-notes .text-area") != null);
      Toolkit.on(() -> {
        var area = (TextArea) window.scene().lookup(".runs-notes .text-area");
        area.requestFocus();
        area.setText("on battery");
        return area;
      });
      Toolkit.settle();
      window.closeByUser();
    }
    assertThat(Files.readString(run.resolve("notes.md"))).isEqualTo("on battery");
  }

  @Test
  void aClickOnTheTabInFrontFoldsNothing() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      var robot = new FxRobot();
      double before = heightOf(window, ViewId.MONITOR);

      robot.clickOn(tab("Monitor", window));
      Toolkit.settle();

      assertThat(heightOf(window, ViewId.MONITOR)).isEqualTo(before).isGreaterThan(100);

      robot.clickOn(tab("Console", window));
      assertThat(window.sees(ViewId.CONSOLE)).isTrue();
      assertThat(window.sees(ViewId.MONITOR)).isFalse();
    }
  }

  @Test
  void welcomeIsClosedAndOpenedAgainAsEveryView() throws Exception {
    try (var window = TestWindow.open(folder)) {
      assertThat(window.sees(ViewId.WELCOME)).isTrue();
      Node header = tab("Welcome", window);
      while (!header.getStyleClass().contains("header")) {
        header = header.getParent();
      }
      Node close = header.lookup(".close-button");
      new FxRobot().clickOn(close);
      assertThat(window.sees(ViewId.WELCOME)).isFalse();

      window.command("help.welcome");
      assertThat(window.sees(ViewId.WELCOME)).isTrue();
    }
  }

  private static Node tab(String title, TestWindow window) {
    return new FxRobot().from(window.scene().getRoot()).lookup(".header").lookup(title).query();
  }

  private static double heightOf(TestWindow window, ViewId view) throws Exception {
    return window.view(view).orElseThrow().getLayoutBounds().getHeight();
  }

  @Test
  void theRunThatWasShownAndWhatWasComparedComeBackAtTheNextStart() throws Exception {
    Path mine = SampleRun.store(folder.resolve("workspace/runs/mine"), SampleRun.events());
    Path other = SampleRun.store(folder.resolve("workspace/runs/other"), SampleRun.events());
    try (var window = TestWindow.open(folder)) {
      Toolkit.on(() -> {
        window.wiring().archive().open(mine);
        return window.wiring().display().compared().setAll(other, mine);
      });
      window.await(() -> !window.wiring().display().result().trials().isEmpty());
      window.closeByUser();
    }
    try (var window = TestWindow.open(folder)) {
      window.await(() -> !window.wiring().display().result().trials().isEmpty());
      assertThat(window.wiring().display().run().get().id()).isEqualTo("mine");
      assertThat(window.wiring().display().comparison().get())
          .hasValueSatisfying(it -> {
            assertThat(it.base()).contains("other");
            assertThat(it.others()).containsExactly("mine");
          });
      window.closeByUser();
    }
    FolderTree.delete(mine);
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().background().tasks().isEmpty());
      assertThat(window.wiring().display().run().get()).isEqualTo(ShownRun.NOTHING);
      assertThat(window.wiring().notifications().list())
          .as("a run that is gone is no error")
          .isEmpty();
    }
  }

  @Test
  void lanesOfTheMonitorComeBackAsTheyWereLeft() throws Exception {
    List<UserSettings.KeptLane> left;
    try (var window = TestWindow.open(folder)) {
      Toolkit.on(() -> {
        window.dock().show(ViewId.MONITOR);
        return window;
      });
      window.command("monitor.lane.next");
      window.command("monitor.lane.down");
      window.command("monitor.lane.fold");
      left = window.wiring().lanes().storedLanes();
      window.closeByUser();
    }
    try (var window = TestWindow.open(folder)) {
      assertThat(window.wiring().lanes().storedLanes()).isEqualTo(left);
      assertThat(left.get(1).id()).isEqualTo("cpu");
      assertThat(left.get(1).folded()).isTrue();
    }
  }

  @Test
  void theFirstF1KnowsThePageOfWhatIsSeen() throws Exception {
    try (var window = TestWindow.open(folder)) {
      Toolkit.on(() -> {
        window.dock().show(ViewId.RESULT);
        return window;
      });
      window.closeByUser();
    }
    try (var window = TestWindow.open(folder)) {
      assertThat(window.sees(ViewId.RESULT)).isTrue();
      assertThat(window.dock().front().get()).contains(ViewId.RESULT);

      window.command("help.view");

      window.await(() -> window.sees(ViewId.HELP));
      window.await(() -> helpPage(window).startsWith("Result"));
    }
  }

  private static String helpPage(TestWindow window) {
    return window.scene().lookup(".help-paper") instanceof Parent paper
        ? paper.lookupAll("*").stream()
            .flatMap(each -> each instanceof Text text ? Stream.of(text.getText()) : Stream.of())
            .findFirst()
            .orElse("")
        : "";
  }

  @Test
  void aDisabledRunSaysWhyToThePointerAndInTheStatusBar() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().draft().checked().get().isPresent());
      Toolkit.on(() -> {
        window.wiring().draft().field(DraftField.SEED).set("x");
        return window;
      });
      window.await(() -> window.scene().lookup("#tool-run-start").isDisabled());

      new FxRobot().moveTo(window.scene().lookup("#tool-run-start"));

      window.await(
          () -> tooltips().anyMatch(each -> each.contains("\nThe plan has a problem: seed")));
      var status = (Label) window.scene().lookup("#status");
      assertThat(status.getText()).startsWith("Can't run yet: the plan has a problem: seed");
    }
  }

  private static Stream<String> tooltips() {
    return Window.getWindows().stream()
        .flatMap(each -> each instanceof Tooltip tip ? Stream.of(tip.getText()) : Stream.of());
  }

  @Test
  void recentPlansAreRememberedAndForgottenWhenTheUserSaysSo() throws Exception {
    Path plan = Files.writeString(folder.resolve("mine.toml"), Presets.text("quick").orElseThrow());
    try (var window = TestWindow.open(folder, plan)) {
      assertThat(window.sees(ViewId.PLAN))
          .as("what was asked for stands before the welcome")
          .isTrue();
      window.await(() -> !window.wiring().planFiles().recent().isEmpty());
      window.closeByUser();
    }
    try (var window = TestWindow.open(folder)) {
      window.await(() -> !window.wiring().planFiles().recent().isEmpty());
      assertThat(window.wiring().planFiles().recent()).containsExactly(plan);

      window.change(now -> now.withRecentPlans(List.of()));

      assertThat(window.wiring().planFiles().recent()).isEmpty();
    }
    // The draft still knows its origin.
    assertThat(Files.readString(folder.resolve("settings/settings.json")))
        .containsPattern("\"recentPlans\" ?: ?\\[\\s*]");
  }

  @Test
  void theSystemsThemeCanBeChosenAfterAnother() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.command("view.theme");
      boolean other = window.wiring().appearance().dark().get();

      window.change(now -> now.withTheme(UserSettings.Theme.SYSTEM));

      assertThat(window.wiring().appearance().dark().get()).isNotEqualTo(other);
    }
    assertThat(Files.readString(folder.resolve("settings/settings.json"))).contains("SYSTEM");
  }

  @Test
  void runQuickIsHeardEvenBeforeTheEnginesHaveBeenFound() throws Exception {
    try (var window = TestWindow.open(folder)) {
      Toolkit.on(() -> {
        window.wiring().draft().catalog().set(Optional.empty());
        return window;
      });
      window.run("quick");
      assertThat(window.wiring().live().running().get()).isFalse();

      window.findEngines();

      window.await(() -> window.wiring().live().running().get());
    }
  }
}
