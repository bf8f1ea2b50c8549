package dynobench.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Toolkit;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RangeSliderTest {
  private RangeSlider slider;

  @BeforeEach
  void begin() throws Exception {
    slider = Toolkit.on(() -> new RangeSlider(new LogScale(100, 10_000), "low", "high"));
    slider.lowProperty().set(500);
    slider.highProperty().set(2000);
  }

  private static void press(Node thumb, KeyCode key) throws Exception {
    Toolkit.on(() -> {
      thumb.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
      return thumb;
    });
  }

  /// Returns a thumb.
  ///
  /// @param place 0 for the left one
  private Node thumb(int place) {
    return slider.getChildrenUnmodifiable().stream()
        .filter(each -> each.getStyleClass().contains("thumb"))
        .toList()
        .get(place);
  }

  @Test
  void arrowsMoveAThumbToTheNextRoundNumber() throws Exception {
    press(thumb(0), KeyCode.RIGHT);
    press(thumb(1), KeyCode.LEFT);

    assertThat(slider.lowProperty().get()).isEqualTo(600);
    assertThat(slider.highProperty().get()).isEqualTo(1000);
  }

  @Test
  void thumbsNeverPassEachOther() throws Exception {
    press(thumb(0), KeyCode.END);
    assertThat(slider.lowProperty().get()).isEqualTo(2000);

    press(thumb(1), KeyCode.HOME);
    assertThat(slider.highProperty().get()).isEqualTo(2000);
  }

  @Test
  void pagesMoveTenfoldWithinTheScale() throws Exception {
    press(thumb(1), KeyCode.PAGE_UP);
    press(thumb(0), KeyCode.PAGE_DOWN);

    assertThat(slider.highProperty().get()).isEqualTo(10_000);
    assertThat(slider.lowProperty().get()).isEqualTo(100);
  }

  @Test
  void tellsItsValueToThoseWhoCannotSeeIt() {
    assertThat(thumb(1).queryAccessibleAttribute(AccessibleAttribute.VALUE)).isEqualTo(2000.0);
  }
}
