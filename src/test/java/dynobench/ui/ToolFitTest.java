package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.settings.Settings;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ToolFitTest {
  @TempDir Path folder;

  private static void type(TestWindow window, int percent) throws Exception {
    window.change(now -> now.withFontPercent(percent));
    Toolkit.settle();
    Toolkit.settle();
  }

  private static boolean isSeen(TestWindow window, String selector) throws Exception {
    return Toolkit.on(() -> {
      Node node = window.scene().lookup(selector);
      return node != null && node.isVisible() && node.getLayoutBounds().getWidth() > 0;
    });
  }

  /// How far tools stick out of their bar.
  private static double overhang(TestWindow window) {
    var bar = (HBox) window.scene().lookup(".tool-bar");
    return bar.getChildren().getLast().getBoundsInParent().getMaxX() - bar.getWidth();
  }

  private static ContentDisplay display(TestWindow window) throws Exception {
    return Toolkit.on(
        () -> ((Button) window.scene().lookup("#tool-run-start")).getContentDisplay());
  }

  @Test
  void atLargeTypeTextsGoAndTheSliderStays() throws Exception {
    try (var window = TestWindow.open(folder)) {
      assertThat(display(window)).isEqualTo(ContentDisplay.LEFT);
      assertThat(isSeen(window, ".range-bar .spare")).isTrue();

      type(window, 200);
      assertThat(display(window)).isEqualTo(ContentDisplay.GRAPHIC_ONLY);
      assertThat(isSeen(window, ".range-bar .spare")).isFalse();
      assertThat(isSeen(window, ".tool-bar .range-slider")).isTrue();
      assertThat(Toolkit.on(() -> overhang(window))).isNotPositive();

      type(window, Settings.FIRST.fontPercent());
      assertThat(display(window)).isEqualTo(ContentDisplay.LEFT);
      assertThat(isSeen(window, ".range-bar .spare")).isTrue();
    }
  }

  @Test
  void noButtonOfTheToolBarTakesTheFocusSoThatNoneInheritsIt() throws Exception {
    try (var window = TestWindow.open(folder)) {
      for (String id : new String[] {"run-start", "run-stop", "run-again"}) {
        assertThat(Toolkit.on(() -> window.scene().lookup("#tool-" + id).isFocusTraversable()))
            .as(id)
            .isFalse();
      }
      assertThat(Toolkit.on(() -> window.scene().getFocusOwner()))
          .isEqualTo(window.scene().getRoot());
    }
  }
}
