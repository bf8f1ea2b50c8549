package dynobench.ui.parts;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Toolkit;
import javafx.scene.AccessibleAttribute;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
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

  private static void press(Region thumb, KeyCode key) throws Exception {
    Toolkit.on(() -> {
      thumb.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
      return thumb;
    });
  }

  @Test
  void arrowsMoveAThumbToTheNextRoundNumber() throws Exception {
    press(slider.lowThumb(), KeyCode.RIGHT);
    press(slider.highThumb(), KeyCode.LEFT);

    assertThat(slider.lowProperty().get()).isEqualTo(600);
    assertThat(slider.highProperty().get()).isEqualTo(1000);
  }

  @Test
  void thumbsNeverPassEachOther() throws Exception {
    press(slider.lowThumb(), KeyCode.END);
    assertThat(slider.lowProperty().get()).isEqualTo(2000);

    press(slider.highThumb(), KeyCode.HOME);
    assertThat(slider.highProperty().get()).isEqualTo(2000);
  }

  @Test
  void pagesMoveTenfoldWithinTheScale() throws Exception {
    press(slider.highThumb(), KeyCode.PAGE_UP);
    press(slider.lowThumb(), KeyCode.PAGE_DOWN);

    assertThat(slider.highProperty().get()).isEqualTo(10_000);
    assertThat(slider.lowProperty().get()).isEqualTo(100);
  }

  @Test
  void tellsItsValueToThoseWhoCannotSeeIt() {
    assertThat(slider.highThumb().queryAccessibleAttribute(AccessibleAttribute.VALUE))
        .isEqualTo(2000.0);
  }
}
