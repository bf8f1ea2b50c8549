package dynobench.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.durability.Durability;
import dynobench.durability.SurvivalLevel;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PromiseSignTest {
  private static final int SIZE = 40;

  private static List<Integer> drawn(Durability keeps) {
    var image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
    PromiseSign.draw(image.createGraphics(), keeps, 4, SIZE - 4, 30, Color.WHITE, ChartTheme.LIGHT);
    return Arrays.stream(image.getRGB(0, 0, SIZE, SIZE, null, 0, SIZE)).boxed().toList();
  }

  @Test
  void everyPromiseHasASignOfItsOwn() {
    List<Durability> all =
        Stream.of(SurvivalLevel.values())
            .flatMap(kill ->
                Stream.of(SurvivalLevel.values()).map(cut -> Durability.promised(kill, cut)))
            .toList();

    assertThat(all.stream().map(PromiseSignTest::drawn)).doesNotHaveDuplicates();
  }
}
