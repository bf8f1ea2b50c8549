package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.RunEvent;
import dynobench.result.CrashedRun;
import dynobench.result.RunState;
import dynobench.result.SampleRun;
import dynobench.ui.dock.ViewId;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Presentation of each kind of result in the real window.
class PresentInWindowTest {
  private static final double LINES = 36;
  private static final double COLUMNS = 64;

  @TempDir private Path folder;

  private Path store(String name, List<RunEvent> events) {
    return SampleRun.store(folder.resolve("workspace/runs").resolve(name), events);
  }

  private static void open(TestWindow window, Path run) throws Exception {
    Toolkit.on(() -> {
      window.wiring().archive().open(run);
      return run;
    });
    window.await(() ->
        window.wiring().display().run().get().folder().equals(Optional.of(run))
            && window.wiring().display().result().state() == RunState.FINISHED);
    Toolkit.settle();
  }

  private static void show(TestWindow window, ViewId view) throws Exception {
    Toolkit.on(() -> {
      window.dock().show(view);
      return view;
    });
    Toolkit.settle();
  }

  private static boolean presents(TestWindow window, String selector) throws Exception {
    return Toolkit.on(() -> window.scene().getRoot().lookup(".presented " + selector) != null);
  }

  private static String foot(TestWindow window) throws Exception {
    return Toolkit.on(() -> ((Label) window.scene().lookup(".present-hint")).getText());
  }

  @Test
  void theResultIsOnTheScreenInLargeTypeAndBackInItsTabAfterEscape() throws Exception {
    Path run = store("measured", SampleRun.events());
    try (var window = TestWindow.open(folder)) {
      open(window, run);
      show(window, ViewId.RESULT);

      window.command("view.present");
      Toolkit.settle();

      assertThat(presents(window, ".result")).isTrue();
      double type = Toolkit.on(() -> window.wiring().appearance().presentedType().get());
      double height = Toolkit.on(() -> window.scene().getHeight());
      double width = Toolkit.on(() -> window.scene().getWidth());
      assertThat(type).isCloseTo(Math.min(height / LINES, width / COLUMNS), within(0.01));
      window.await(
          () -> ((Label) window.scene().lookup(".presented .headline")).getFont().getSize() > type);

      window.press(KeyCode.ESCAPE);

      assertThat(presents(window, "*")).isFalse();
      assertThat(window.sees(ViewId.RESULT)).isTrue();
    }
  }

  @Test
  void arrowsTurnFromChartToChartAndToTheResult() throws Exception {
    Path run = store("measured", SampleRun.events());
    try (var window = TestWindow.open(folder)) {
      open(window, run);
      show(window, ViewId.ofPhases().getFirst());
      window.command("view.present");
      Toolkit.settle();
      assertThat(presents(window, ".chart-pane")).isTrue();
      assertThat(foot(window)).contains("other results", "Esc ends");

      window.press(KeyCode.LEFT);
      assertThat(presents(window, ".result")).isTrue();
      window.press(KeyCode.PAGE_DOWN);
      assertThat(presents(window, ".chart-pane")).isTrue();
    }
  }

  @Test
  void aChartKeepsTheAxesThatTheUserHasChosen() throws Exception {
    Path run = store("measured", SampleRun.events());
    try (var window = TestWindow.open(folder)) {
      open(window, run);
      show(window, ViewId.ofPhases().getFirst());
      Toolkit.on(() -> {
        Node chart = window.view(ViewId.ofPhases().getFirst()).orElseThrow();
        ((ToggleButton) chart.lookup("#logTime")).setSelected(true);
        return chart;
      });

      window.command("view.present");
      Toolkit.settle();

      boolean log =
          Toolkit.on(() -> ((ToggleButton) window.scene().lookup("#logTime")).isSelected());
      assertThat(log).isTrue();
    }
  }

  @Test
  void aCrashRunShowsItsVerdictAlsoWhereAnEmptyChartIsInFront() throws Exception {
    Path run = store("crashed", CrashedRun.events());
    try (var window = TestWindow.open(folder)) {
      open(window, run);
      show(window, ViewId.ofPhases().getFirst());

      window.command("view.present");
      Toolkit.settle();

      assertThat(presents(window, ".crash-verdict")).isTrue();
      String verdict =
          Toolkit.on(() ->
              ((Label) window.scene().lookup(".presented .crash-verdict .headline")).getText());
      assertThat(verdict).startsWith("Appended file kept 58 % of acknowledged rows");
      window.press(KeyCode.RIGHT);
      assertThat(presents(window, ".result")).isTrue();
    }
  }

  @Test
  void bothSidesOfAComparisonAreNamed() throws Exception {
    Path one = store("one", SampleRun.events());
    Path other = store("other", SampleRun.events());
    try (var window = TestWindow.open(folder)) {
      open(window, one);
      Toolkit.on(() -> window.wiring().display().compared().setAll(one, other));
      window.await(() -> window.sees(ViewId.COMPARE));

      window.command("view.present");
      Toolkit.settle();

      assertThat(presents(window, ".compare-table")).isTrue();
      double bar =
          Toolkit.on(
              () -> window.scene().lookup(".presented .compare-bar").getLayoutBounds().getHeight());
      assertThat(bar).isGreaterThan(20);
    }
  }

  /// JavaFX would show its own hint in the middle of the screen, over the question.
  @Test
  void nothingCoversTheView() throws Exception {
    try (var window = TestWindow.open(folder)) {
      assertThat(Toolkit.on(() -> window.stage().getFullScreenExitHint())).isEmpty();
    }
  }

  @Test
  void theMonitorIsAwayOnlyWhileACrashRunIsShown() throws Exception {
    Path crashed = store("crashed", CrashedRun.events());
    Path measured = store("measured", SampleRun.events());
    try (var window = TestWindow.openWithFigures(folder)) {
      assertThat(window.sees(ViewId.MONITOR)).isTrue();

      open(window, crashed);
      assertThat(window.sees(ViewId.CRASH)).isTrue();
      assertThat(window.sees(ViewId.MONITOR)).isFalse();

      open(window, measured);
      assertThat(window.sees(ViewId.MONITOR)).isTrue();
    }
  }

  @Test
  void aTestOfDurabilityIsTwoActionsAwayFromTheToolBar() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().draft().catalog().get().isPresent());
      Toolkit.on(() -> {
        ((Button) window.scene().lookup("#tool-show-crash")).fire();
        return window;
      });
      Toolkit.settle();

      assertThat(window.sees(ViewId.CRASH)).isTrue();
      boolean enabled = Toolkit.on(() -> !window.scene().lookup("#pull").isDisabled());
      assertThat(enabled).isTrue();
    }
  }
}
