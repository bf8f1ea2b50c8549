package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SignedRankTest {

  /// Critical values from the usual table of the two-sided test.
  @ParameterizedTest
  @CsvSource({
    "6, 0.95, 0",
    "7, 0.95, 2",
    "8, 0.95, 3",
    "10, 0.95, 8",
    "12, 0.95, 13",
    "20, 0.95, 52",
    "25, 0.95, 89",
    "30, 0.95, 137",
    "50, 0.95, 434",
    "8, 0.99, 0",
    "12, 0.99, 7",
    "30, 0.99, 109"
  })
  void agreesWithTheTableOfCriticalValues(int n, double confidence, int critical) {
    assertThat(new SignedRank(n).rank(confidence) - 1).isEqualTo(critical);
  }

  /// There are eight ways to give signs to three ranks. The sum is 0 to 6 in 1, 1, 1, 2, 1, 1 and 1
  /// of them.
  @Test
  void countsEverySignOnce() {
    assertThat(new SignedRank(3).probabilities())
        .containsExactly(
            new double[] {0.125, 0.125, 0.125, 0.25, 0.125, 0.125, 0.125}, within(1e-15));
  }

  @Test
  void losesNoProbabilityInTheLargestExactDistribution() {
    assertThat(Arrays.stream(new SignedRank(300).probabilities()).sum())
        .isCloseTo(1, within(1e-12));
  }

  @Test
  void isApproximatedFromWhereItWouldTakeLong() {
    var exact = new SignedRank(300);
    var approximate = new SignedRank(301);
    assertThat(exact.method()).isEqualTo("exact signed ranks");
    assertThat(approximate.method()).isEqualTo("signed ranks, normal approximation");
    assertThat((double) approximate.rank(0.95) / exact.rank(0.95)).isCloseTo(1, within(0.01));
    assertThat(approximate.confidence(approximate.rank(0.95))).isBetween(0.9499, 0.951);
  }
}
