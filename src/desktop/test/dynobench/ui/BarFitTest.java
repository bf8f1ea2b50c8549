package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.dock.ViewId;
import dynobench.ui.settings.UserSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Bars of the real window keep their contents visible.
class BarFitTest {
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

  /// Returns how far the tools extend beyond their bar, in pixels.
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

      type(window, UserSettings.FIRST.fontPercent());
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

  private static Node chart(TestWindow window, double width) throws Exception {
    Toolkit.on(() -> {
      window.dock().show(ViewId.ofPhases().getFirst());
      window.stage().setWidth(width);
      return window;
    });
    Toolkit.settle();
    Toolkit.settle();
    return window.view(ViewId.ofPhases().getFirst()).orElseThrow();
  }

  @Test
  void whatHasNoRoomIsInAMenuAndNothingIsCut() throws Exception {
    try (var window = TestWindow.open(folder)) {
      Node view = chart(window, 480);
      var bar = (HBox) view.lookup(".view-bar");
      assertThat(bar.getChildren())
          .filteredOn(Node::isManaged)
          .allSatisfy(each -> {
            assertThat(each.getBoundsInParent().getMaxX()).isLessThanOrEqualTo(bar.getWidth());
            if (each instanceof ButtonBase button) {
              assertThat(button.getWidth())
                  .as(String.valueOf(button))
                  .isGreaterThanOrEqualTo(button.prefWidth(-1) - 1);
            }
          });
      assertThat(view.lookup("#svg").isVisible()).isFalse();

      chart(window, 1280);
      assertThat(view.lookup("#svg").isVisible()).isTrue();
      assertThat(view.lookup(".more")).isNull();
    }
  }

  @Test
  void whatIsInTheMenuDoesTheSameThere() throws Exception {
    try (var window = TestWindow.open(folder)) {
      var more = (MenuButton) chart(window, 480).lookup(".more");
      Path file = folder.resolve("small.svg");
      window.answer(file);
      Toolkit.on(() -> {
        more.getOnShowing().handle(null);
        assertThat(more.getItems()).extracting(MenuItem::getText).contains("SVG");
        more.getItems().getLast().fire();
        return more;
      });
      window.await(() -> Files.exists(file));
    }
  }

  @Test
  void aBarIsOneStopOfTheTabKeyAndArrowsGoAlongIt() throws Exception {
    try (var window = TestWindow.open(folder)) {
      Toolkit.on(() -> {
        window.dock().show(ViewId.ofPhases().getFirst());
        return window;
      });
      Toolkit.settle();
      Node view = window.view(ViewId.ofPhases().getFirst()).orElseThrow();
      var bar = (HBox) view.lookup(".view-bar");
      assertThat(bar.getChildren()).filteredOn(Node::isFocusTraversable).hasSize(1);
      var rows = view.lookup("#logRows");
      Toolkit.on(() -> {
        rows.requestFocus();
        Event.fireEvent(
            rows,
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
        return rows;
      });
      assertThat(Toolkit.on(() -> window.scene().getFocusOwner()))
          .isEqualTo(view.lookup("#logTime"));
      assertThat(bar.getChildren())
          .filteredOn(Node::isFocusTraversable)
          .containsExactly(view.lookup("#logTime"));
    }
  }
}
