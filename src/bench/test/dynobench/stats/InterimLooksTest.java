package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InterimLooksTest {

  @Nested
  class Rounds {

    @Test
    void areLookedAtSeldomerTheMoreThereAre() {
      assertThat(IntStream.rangeClosed(0, 1_000).filter(InterimLooks::isLook))
          .containsExactly(10, 14, 20, 30, 40, 50, 65, 80, 110, 160, 240);
      assertThat(InterimLooks.MOST).isEqualTo(240);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "9, 0", "10, 10", "13, 10", "14, 14", "159, 110", "240, 240", "900, 240"})
    void haveALastLook(int rounds, int last) {
      assertThat(InterimLooks.last(rounds)).isEqualTo(last);
    }

    @ParameterizedTest
    @CsvSource({"0, 10", "9, 10", "10, 14", "13, 14", "239, 240"})
    void haveANextLook(int rounds, int next) {
      assertThat(InterimLooks.next(rounds)).hasValue(next);
    }

    @Test
    void haveNoNextLookAfterTheMost() {
      assertThat(InterimLooks.next(InterimLooks.MOST)).isEmpty();
    }
  }

  @Nested
  class Confidence {

    @Test
    void isThatOfTheTable() {
      assertThat(InterimLooks.confidence(1)).isCloseTo(0.9915, within(1e-12));
      assertThat(InterimLooks.confidence(8)).isCloseTo(0.99905, within(1e-12));
    }

    @Test
    void growsWithTheFiguresAndBeyondTheTable() {
      for (var figures = 2; figures < 30; figures++) {
        assertThat(InterimLooks.confidence(figures))
            .isGreaterThan(InterimLooks.confidence(figures - 1));
      }
    }

    /// Eleven looks at level L have an error probability of at most 11 L.
    @Test
    void isAtLeastBonferronisBeyondTheTable() {
      assertThat(11 * 9 * (1 - InterimLooks.confidence(9))).isLessThanOrEqualTo(0.05 + 1e-12);
    }

    @Test
    void canBeReachedAtTheFirstLookByThreeFiguresAndAtTheSecondByEight() {
      assertThat(Ratio.fewestRounds(InterimLooks.confidence(3))).isLessThanOrEqualTo(10);
      assertThat(Ratio.fewestRounds(InterimLooks.confidence(8))).isLessThanOrEqualTo(14);
    }

    @Test
    void needsAFigure() {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> InterimLooks.confidence(0))
          .withMessageContaining("0");
    }
  }
}
