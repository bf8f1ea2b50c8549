package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ErrorBudgetTest {

  /// Four tests at 0.01, 0.04, 0.03 and 0.005. Those at 0.005 and 0.01 are rejected (0.0125 and
  /// 0.0167 are allowed). The one at 0.03 is not (0.025), and so neither is that at 0.04.
  @Test
  void stepsDownUntilOneFails() {
    assertAllowed(List.of(0.01, 0.04, 0.03, 0.005), 0.05 / 3, 0.05 / 2, 0.05 / 2, 0.05 / 4);
  }

  @Test
  void asksOfAnOnlyOneWhatIsAlwaysAsked() {
    assertAllowed(List.of(0.2), 0.05);
    assertThat(ErrorBudget.USUAL.confidences(List.of())).isEmpty();
  }

  @Test
  void needsMoreRoundsForMoreVerdicts() {
    assertThat(Ratio.fewestRounds(ErrorBudget.USUAL.strictest(1))).isEqualTo(6);
    assertThat(Ratio.fewestRounds(ErrorBudget.USUAL.strictest(10))).isEqualTo(9);
    assertThat(Ratio.fewestRounds(ErrorBudget.USUAL.strictest(100))).isEqualTo(12);
  }

  /// Each of 2,000 runs compares 20 pairs without a difference. At least one false claim occurs in
  /// 5 % of the runs, not in 64 %.
  @Test
  void claimsAnythingFalseInOneRunOfTwenty() {
    var random = new Random(13);
    var runs = 2_000;
    var claimed =
        IntStream.range(0, runs)
            .filter(_ -> {
              var chances = random.doubles(20).boxed().toList();
              var confidences = ErrorBudget.USUAL.confidences(chances);
              return IntStream.range(0, 20).anyMatch(i -> chances.get(i) <= 1 - confidences.get(i));
            })
            .count();
    assertThat((double) claimed / runs).isCloseTo(0.05, within(0.015));
  }

  @Test
  void halvesWithEachLookSoThatAllLooksTogetherStayBelowTwiceTheUsualBudget() {
    assertThat(ErrorBudget.afterLooks(0)).isEqualTo(ErrorBudget.USUAL);
    assertThat(ErrorBudget.afterLooks(1)).isEqualTo(ErrorBudget.USUAL.ofNextLook());
    assertThat(ErrorBudget.afterLooks(2).allowed()).isCloseTo(0.0125, within(1e-12));
    assertThat(ErrorBudget.ofNextLook(0.95)).isCloseTo(0.975, within(1e-12));
    assertThat(IntStream.range(0, 30).mapToDouble(i -> ErrorBudget.afterLooks(i).allowed()).sum())
        .isLessThan(2 * ErrorBudget.USUAL.allowed());
  }

  @Test
  void sharesASmallerBudgetAmongVerdicts() {
    assertThat(ErrorBudget.afterLooks(1).confidences(List.of(0.001, 0.2)))
        .containsExactly(1 - 0.025 / 2, 1 - 0.025);
    assertThat(Ratio.fewestRounds(ErrorBudget.afterLooks(1).strictest(12))).isEqualTo(10);
  }

  private static void assertAllowed(List<Double> chances, double... allowed) {
    assertThat(
            ErrorBudget.USUAL.confidences(chances).stream().mapToDouble(each -> 1 - each).toArray())
        .containsExactly(allowed, within(1e-12));
  }
}
