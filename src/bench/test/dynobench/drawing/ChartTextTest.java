package dynobench.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class ChartTextTest {
  private final Graphics2D g = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics();
  private final Font font = ChartTheme.LIGHT.font(1);

  /// A sum of widths minus one of them is not exactly the other.
  @Test
  void doesNotCutATextThatFitsExactly() {
    double wide = ChartText.width(g, font, "derby/memory");
    for (double beside = 1; beside < 500; beside += 0.1) {
      assertThat(ChartText.fitting(g, font, "derby/memory", wide + beside - beside))
          .isEqualTo("derby/memory");
    }
  }

  @Test
  void cutsTheMiddleOfATextThatDoesNotFit() {
    double wide = ChartText.width(g, font, "derby/memory");

    assertThat(ChartText.fitting(g, font, "derby/memory", wide - 1))
        .startsWith("derb")
        .contains("…")
        .endsWith("emory")
        .hasSizeLessThan(13);
  }
}
