package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.chart.Charts;
import dynobench.ui.dock.Layout;
import dynobench.ui.dock.ViewId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

/// The window keeps its layout and uses the available space.
@Thorough
class WindowLayoutTest {
  private static final int STARTS = 10;

  @TempDir private Path folder;

  private static Layout layout(TestWindow window) throws Exception {
    return Toolkit.on(window.dock()::currentLayout);
  }

  static void size(TestWindow window, double width, double height) throws Exception {
    Toolkit.on(() -> {
      Stage stage = window.stage();
      stage.setWidth(width);
      stage.setHeight(height);
      return stage;
    });
    Toolkit.settle();
  }

  static double width(TestWindow window, ViewId view) throws Exception {
    return window.view(view).orElseThrow().getLayoutBounds().getWidth();
  }

  static void show(TestWindow window, ViewId view) throws Exception {
    Toolkit.on(() -> {
      window.dock().show(view);
      return view;
    });
    Toolkit.settle();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void tenStartsChangeNothing(boolean maximized) throws Exception {
    Layout left;
    double engines;
    try (var window = TestWindow.openWithFigures(folder)) {
      show(window, ViewId.TABLE);
      show(window, ViewId.CONSOLE);
      drag(window, 60);
      engines = width(window, ViewId.ENGINES);
      Toolkit.on(() -> {
        window.stage().setMaximized(maximized);
        return window;
      });
      Toolkit.settle();
      left = layout(window);
      window.closeByUser();
    }
    for (int start = 0; start < STARTS; start++) {
      try (var window = TestWindow.openWithFigures(folder)) {
        Toolkit.settle();
        assertThat(layout(window)).as("start %d", start).isEqualTo(left);
        if (!maximized) { // the headless screen is so narrow that the pane is folded
          assertThat(width(window, ViewId.ENGINES)).as("start %d", start).isEqualTo(engines);
        }
        assertThat(window.stage().isMaximized()).isEqualTo(maximized);
        assertThat(window.sees(ViewId.TABLE)).isTrue();
        assertThat(window.sees(ViewId.CONSOLE)).isTrue();
        window.closeByUser();
      }
    }
  }

  /// Moves the divider to the right of the left pane.
  private static void drag(TestWindow window, double by) throws Exception {
    double before = width(window, ViewId.ENGINES);
    push(window, by);
    assertThat(width(window, ViewId.ENGINES)).isEqualTo(before + by);
  }

  private static void push(TestWindow window, double by) throws Exception {
    Node divider =
        Toolkit.on(() ->
            window.scene().getRoot().lookupAll(".split-pane-divider").stream()
                .filter(each -> each.getLayoutBounds().getHeight() > 300)
                .min((one, other) ->
                    Double.compare(one.localToScene(0, 0).getX(), other.localToScene(0, 0).getX()))
                .orElseThrow());
    Toolkit.on(() -> {
      FiredMouse.fire(divider, MouseEvent.MOUSE_PRESSED, 1, 100, false);
      FiredMouse.fire(divider, MouseEvent.MOUSE_DRAGGED, 1 + by, 100, false);
      return divider;
    });
    Toolkit.settle();
    Toolkit.on(() -> {
      FiredMouse.fire(divider, MouseEvent.MOUSE_RELEASED, 1, 100, false);
      return divider;
    });
    Toolkit.settle();
  }

  @Test
  void sidesKeepTheirPixelsAndTheMiddleTakesWhatIsLeft() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      show(window, ViewId.PLAN);
      double engines = width(window, ViewId.ENGINES);
      double details = width(window, ViewId.DETAILS);
      double plan = width(window, ViewId.PLAN);

      size(window, 1180, 790);

      assertThat(width(window, ViewId.ENGINES)).isEqualTo(engines);
      assertThat(width(window, ViewId.DETAILS)).isEqualTo(details);
      assertThat(width(window, ViewId.PLAN)).isEqualTo(plan - 100);
    }
  }

  @Test
  void aSmallerWindowForAWhileChangesNothing() throws Exception {
    Layout left;
    try (var window = TestWindow.openWithFigures(folder)) {
      left = layout(window);
      size(window, 700, 500);
      assertThat(layout(window)).isEqualTo(left);
      window.closeByUser();
    }
    try (var window = TestWindow.openWithFigures(folder)) {
      assertThat(window.stage().getWidth()).isEqualTo(700);
      assertThat(layout(window)).isEqualTo(left);
      size(window, 1280, 800);
      assertThat(window.sees(ViewId.ENGINES)).isTrue();
      assertThat(layout(window)).isEqualTo(left);
    }
  }

  @Test
  void aMaximisedWindowComesBackToWhereItWas() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      size(window, 1111, 790);
      Toolkit.on(() -> {
        window.stage().setMaximized(true);
        return window;
      });
      Toolkit.settle();
      window.closeByUser();
    }
    assertThat(Files.readString(folder.resolve("settings/window.json")))
        .containsPattern("\"width\" ?: ?1111")
        .containsPattern("\"maximized\" ?: ?true");
  }

  @Test
  void presentingLeavesNoTraceInWhatComesBack() throws Exception {
    Layout left;
    try (var window = TestWindow.openWithFigures(folder)) {
      size(window, 1200, 780);
      left = layout(window);
      window.command("view.present");
      Toolkit.settle();
      window.closeByUser();
    }
    try (var window = TestWindow.openWithFigures(folder)) {
      assertThat(window.stage().getWidth()).isEqualTo(1200);
      assertThat(window.stage().isFullScreen()).isFalse();
      assertThat(layout(window)).isEqualTo(left);
    }
  }

  @Test
  void atTheSizeOfAProjectorSidesAndLowerPaneAreRailsAndTheMiddleHasTheRoom() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      show(window, ViewId.PLAN);

      size(window, 1024, 700);

      for (ViewId view : List.of(ViewId.ENGINES, ViewId.RUNS, ViewId.DETAILS, ViewId.MONITOR)) {
        assertThat(window.sees(view)).as(view.id()).isFalse();
      }
      assertThat(width(window, ViewId.PLAN)).isGreaterThan(900);

      size(window, 1024, 790);
      assertThat(window.sees(ViewId.MONITOR)).as("there is height for it").isTrue();
      assertThat(window.sees(ViewId.ENGINES)).isFalse();

      size(window, 1280, 790);
      assertThat(window.sees(ViewId.ENGINES)).isTrue();
    }
  }

  static Button rail(TestWindow window, String title) throws Exception {
    return Toolkit.on(() ->
        window.scene().getRoot().lookupAll(".rail-button").stream()
            .map(Button.class::cast)
            .filter(each -> each.getText().equals(title))
            .findFirst()
            .orElseThrow());
  }

  @Test
  void aButtonOfARailOpensItsViewOverTheOthersUntilTheUserTurnsToSomethingElse() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      show(window, ViewId.PLAN);
      size(window, 1024, 700);
      double plan = width(window, ViewId.PLAN);
      var robot = new FxRobot();

      robot.clickOn(rail(window, "Engines"));
      Toolkit.settle();
      assertThat(window.sees(ViewId.ENGINES)).isTrue();
      assertThat(width(window, ViewId.ENGINES)).isGreaterThan(250);
      assertThat(width(window, ViewId.PLAN)).as("nothing moves").isEqualTo(plan);

      robot.clickOn(rail(window, "Engines"));
      Toolkit.settle();
      assertThat(window.sees(ViewId.ENGINES)).isFalse();

      show(window, ViewId.RUNS);
      assertThat(window.sees(ViewId.RUNS)).isTrue();
      Node body = window.view(ViewId.PLAN).orElseThrow();
      Bounds at = Toolkit.on(() -> body.localToScreen(body.getLayoutBounds()));
      robot.clickOn(at.getMinX() + 700, at.getMaxY() - 30);
      Toolkit.settle();
      assertThat(window.sees(ViewId.RUNS)).isFalse();
    }
  }

  @Test
  void aDoubleClickOnATabGivesItsViewTheWholeAreaAndAnotherOneBringsAllBack() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      show(window, ViewId.PLAN);
      Layout left = layout(window);
      double plan = width(window, ViewId.PLAN);
      var robot = new FxRobot();
      Node tab = robot.from(window.scene().getRoot()).lookup(".header").lookup("Plan").query();

      robot.doubleClickOn(tab);
      Toolkit.settle();
      assertThat(width(window, ViewId.PLAN)).isGreaterThan(1200);
      assertThat(layout(window)).isEqualTo(left);

      robot.doubleClickOn(tab);
      Toolkit.settle();
      assertThat(width(window, ViewId.PLAN)).isEqualTo(plan);

      robot.doubleClickOn(tab);
      show(window, ViewId.ENGINES);
      assertThat(width(window, ViewId.PLAN)).as("whoever asks for another view").isEqualTo(plan);
    }
  }

  @Test
  void aTabIsSeenWholeOrNotAtAll() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      for (ViewId view :
          List.of(
              ViewId.TABLE,
              ViewId.CRASH,
              ViewId.COMPARE,
              ViewId.PREFERENCES,
              ViewId.of(Charts.ROW),
              ViewId.PLAN)) {
        show(window, view);
        Parent row = tab(window, view).getParent();
        List<Node> tabs = row.getChildrenUnmodifiable().stream().filter(Node::isVisible).toList();
        assertThat(tabs)
            .hasSizeGreaterThan(3)
            .contains(tab(window, view))
            .allMatch(each -> each.getBoundsInParent().getMinX() >= 0)
            .allMatch(
                each -> each.getBoundsInParent().getMaxX() <= row.getLayoutBounds().getWidth());
      }
    }
  }

  private static void enlarge(TestWindow window, ViewId view) throws Exception {
    show(window, view);
    Toolkit.on(() -> {
      window.dock().enlarge(view);
      return view;
    });
    Toolkit.settle();
  }

  @Test
  void whatIsFoldedWhileAViewHasTheWholeAreaIsFoldedWhenItEnds() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      Layout left = layout(window);
      enlarge(window, ViewId.DETAILS);

      size(window, 1024, 700);
      assertThat(width(window, ViewId.DETAILS)).isGreaterThan(950);
      enlarge(window, ViewId.DETAILS);

      assertThat(layout(window)).isEqualTo(left);
      assertThat(window.sees(ViewId.DETAILS)).isFalse();
      size(window, 1280, 800);
      assertThat(window.sees(ViewId.DETAILS)).isTrue();
      assertThat(window.sees(ViewId.ENGINES)).isTrue();
    }
  }

  @Test
  void theLastViewThatIsClosedWhileItHasTheWholeAreaLeavesTheOthers() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      enlarge(window, ViewId.DETAILS);
      assertThat(window.sees(ViewId.ENGINES)).isTrue(); // behind the enlarged view
      Node close = Toolkit.on(() -> tab(window, ViewId.DETAILS).lookup(".close-button"));

      Toolkit.on(() -> {
        ((Button) close).fire();
        return close;
      });
      Toolkit.settle();

      assertThat(window.sees(ViewId.DETAILS)).isFalse();
      assertThat(width(window, ViewId.ENGINES)).isGreaterThan(200);
      assertThat(
              Toolkit.on(() -> window.view(ViewId.ENGINES).orElseThrow().getParent().isVisible()))
          .isTrue();
      show(window, ViewId.DETAILS);
      assertThat(window.sees(ViewId.DETAILS)).isTrue();
    }
  }

  @Test
  void anEmptyPaneIsNoObstacleToTheNextStart() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      show(window, ViewId.DETAILS);
      Toolkit.on(() -> {
        ((Button) tab(window, ViewId.DETAILS).lookup(".close-button")).fire();
        return window;
      });
      Toolkit.settle();
      window.closeByUser();
    }
    try (var window = TestWindow.openWithFigures(folder)) {
      Toolkit.settle();
      assertThat(window.sees(ViewId.DETAILS)).isFalse();
      assertThat(window.sees(ViewId.ENGINES)).isTrue();
      show(window, ViewId.DETAILS);
      assertThat(window.sees(ViewId.DETAILS)).isTrue();
    }
  }

  @Test
  void whatWasOpenedStaysBesideItsRail() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      size(window, 1090, 790);
      show(window, ViewId.DETAILS);

      size(window, 800, 790);
      Toolkit.settle();

      Node details = window.view(ViewId.DETAILS).orElseThrow();
      Bounds at = Toolkit.on(() -> details.localToScene(details.getLayoutBounds()));
      assertThat(at.getMaxX()).isBetween(700.0, 800.0);
    }
  }

  @Test
  void aDividerThatIsPushedToTheEdgeLeavesSomethingToPullBack() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      push(window, -600);
      size(window, 1270, 800);
      assertThat(width(window, ViewId.ENGINES)).isBetween(40.0, 60.0);
      size(window, 1000, 800);
      assertThat(window.sees(ViewId.ENGINES)).as("it is folded").isFalse();
    }
  }

  /// Returns the tab of the front view.
  static Node tab(TestWindow window, ViewId view) throws Exception {
    return Toolkit.on(() -> {
      Node pane = window.view(view).orElseThrow();
      while (!pane.getStyleClass().contains("header-pane")) {
        pane = pane.getParent();
      }
      return Objects.requireNonNull(pane.lookup(".header:selected"));
    });
  }
}
