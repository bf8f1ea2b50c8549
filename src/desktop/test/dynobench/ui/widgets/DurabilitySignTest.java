package dynobench.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.durability.CrashTestResult;
import dynobench.durability.Durability;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.SurvivalLevel;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;

/// Signs with a size of 12 pixels.
class DurabilitySignTest {
  private static final CrashTestResult LOSES =
      new CrashTestResult(SurvivalLevel.MOMENTS, 20, 3, 100, 500, "1", "2026-11-22", "ext4");

  private static DurabilitySign sign(DurabilityStatement kill, DurabilityStatement powerCut) {
    var sign = new DurabilitySign(new Durability(kill, powerCut));
    sign.resize(12, 12);
    sign.layout();
    return sign;
  }

  private static List<Rectangle> bars(DurabilitySign sign) {
    return sign.getChildrenUnmodifiable().stream()
        .flatMap(each ->
            each instanceof Rectangle bar ? List.of(bar).stream() : List.<Rectangle>of().stream())
        .toList();
  }

  private static long crosses(DurabilitySign sign) {
    return sign.getChildrenUnmodifiable().stream()
        .filter(each -> each.getStyleClass().contains("cross"))
        .filter(Node::isVisible)
        .count();
  }

  @Test
  void theHigherTheMoreAndApart() {
    List<Rectangle> bars =
        bars(
            sign(
                DurabilityStatement.promised(SurvivalLevel.EVERYTHING),
                DurabilityStatement.promised(SurvivalLevel.MOMENTS)));

    assertThat(bars.getFirst().getHeight()).isGreaterThan(bars.getLast().getHeight() + 3);
    assertThat(bars.getLast().getX() - bars.getFirst().getX() - bars.getFirst().getWidth())
        .isGreaterThanOrEqualTo(2);
    assertThat(bars).allSatisfy(bar -> assertThat(bar.getWidth()).isGreaterThanOrEqualTo(3));
  }

  @Test
  void whatIsOnlyPromisedIsHollow() {
    List<Rectangle> bars =
        bars(
            sign(
                DurabilityStatement.promised(SurvivalLevel.MOMENTS),
                new DurabilityStatement(SurvivalLevel.MOMENTS, Optional.of(LOSES))));

    assertThat(bars.getFirst().getStyleClass()).contains("promised");
    assertThat(bars.getLast().getStyleClass()).contains("tested");
  }

  @Test
  void aPromiseThatDoesNotHoldIsCrossed() {
    DurabilitySign sign =
        sign(
            DurabilityStatement.promised(SurvivalLevel.EVERYTHING),
            new DurabilityStatement(SurvivalLevel.EVERYTHING, Optional.of(LOSES)));

    assertThat(crosses(sign)).isEqualTo(2);
    assertThat(bars(sign).getLast().getHeight()).isLessThan(8);
    assertThat(
            crosses(
                sign(
                    DurabilityStatement.promised(SurvivalLevel.NOTHING),
                    DurabilityStatement.promised(SurvivalLevel.DAMAGED))))
        .isEqualTo(2);
    assertThat(sign.getAccessibleText()).contains("power cut: all but the last moments");
  }
}
