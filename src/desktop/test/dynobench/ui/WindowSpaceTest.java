package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.ui.dock.ViewId;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// Views get the space that they need: no sooner than they have something to show, and no view
/// covers the one that the user reads.
@Thorough
class WindowSpaceTest {
  @TempDir private Path folder;

  @Test
  void viewsOfRunsAreFoldedUntilThereIsARun() throws Exception {
    try (var window = TestWindow.open(folder)) {
      assertThat(window.sees(ViewId.WELCOME)).isTrue();
      assertThat(window.sees(ViewId.ENGINES)).isTrue();
      assertThat(window.sees(ViewId.DETAILS)).isFalse();
      assertThat(window.sees(ViewId.MONITOR)).isFalse();
      assertThat(WindowLayoutTest.rail(window, "Details").isVisible()).isTrue();
      assertThat(WindowLayoutTest.rail(window, "Monitor").isVisible()).isTrue();

      window.showFigures();

      assertThat(window.sees(ViewId.DETAILS)).isTrue();
      assertThat(window.sees(ViewId.MONITOR)).isTrue();
      window.closeByUser();
    }
    try (var window = TestWindow.open(folder)) {
      assertThat(window.sees(ViewId.DETAILS)).as("the last run is shown again").isTrue();
    }
  }

  @Test
  void theQuestionsOfTheWelcomeViewAreVisibleWithoutScrolling() throws Exception {
    try (var window = TestWindow.open(folder)) {
      WindowLayoutTest.size(window, 1280, 800);
      Node page = window.view(ViewId.WELCOME).orElseThrow();
      Node last = page.lookup("#article-2005");

      Bounds seen = Toolkit.on(() -> page.localToScene(page.getLayoutBounds()));
      Bounds question = Toolkit.on(() -> last.localToScene(last.getLayoutBounds()));

      assertThat(seen.contains(question)).as("%s in %s", question, seen).isTrue();
    }
  }

  @Test
  void aClosingSignMovesNoTab() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      WindowLayoutTest.show(window, ViewId.PLAN);
      List<Double> before = places(window);
      var robot = new FxRobot();

      Node result = robot.from(window.scene().getRoot()).lookup(".header").lookup("Result").query();
      robot.moveTo(result);
      Toolkit.settle();
      assertThat(places(window)).isEqualTo(before);

      WindowLayoutTest.show(window, ViewId.RESULT);
      assertThat(places(window)).isEqualTo(before);
      assertThat(WindowLayoutTest.tab(window, ViewId.RESULT).lookup(".close-button").isVisible())
          .isTrue();
    }
  }

  private static List<Double> places(TestWindow window) throws Exception {
    return Toolkit.on(() ->
        window.scene().getRoot().lookupAll(".header").stream()
            .map(each -> each.localToScene(each.getLayoutBounds()).getMinX())
            .sorted()
            .toList());
  }

  @Test
  void theHelpOpensBesideTheViewThatTheUserReads() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      for (ViewId read : List.of(ViewId.PLAN, ViewId.RUNS, ViewId.DETAILS)) {
        WindowLayoutTest.show(window, read);
        window.command("help.view");
        Toolkit.settle();

        assertThat(window.sees(read)).as(read.id()).isTrue();
        assertThat(window.sees(ViewId.HELP)).isTrue();
        assertThat(WindowLayoutTest.width(window, ViewId.HELP)).isGreaterThan(390);
      }
    }
  }

  @Test
  void theHelpOpensBesideAlsoWhereNoTabsAreBeside() throws Exception {
    try (var window = TestWindow.openWithFigures(folder)) {
      window.command("perspective.compare");
      WindowLayoutTest.show(window, ViewId.COMPARE);

      window.command("help.view");
      Toolkit.settle();

      assertThat(window.sees(ViewId.COMPARE)).isTrue();
      assertThat(WindowLayoutTest.width(window, ViewId.HELP)).isGreaterThan(390);
    }
  }
}
