package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RankSumTest {

  /// Critical values from the usual tables of U for the two-sided test at 5 %. The confidence
  /// levels are ratios of exact integer counts.
  @ParameterizedTest
  @CsvSource({
    "3, 5, 0, 0.9642857142857143",
    "4, 4, 0, 0.9714285714285714",
    "4, 5, 1, 0.9682539682539683",
    "5, 5, 2, 0.9682539682539683",
    "5, 10, 8, 0.9600399600399601",
    "7, 9, 12, 0.9582167832167832",
    "10, 10, 23, 0.9567429474550218",
    "20, 20, 127, 0.9509096748106276"
  })
  void agreesWithTheTablesOfCriticalValues(int n, int m, int critical, double confidence) {
    assertRank(new RankSum(n, m), critical, confidence);
    assertRank(new RankSum(m, n), critical, confidence);
  }

  @ParameterizedTest
  @CsvSource({"3, 3, 0.9", "3, 4, 0.9428571428571428"})
  void fallsBackToTheFullRangeWhere95PercentCanNotBeHad(int n, int m, double confidence) {
    assertRank(new RankSum(n, m), 0, confidence);
  }

  /// There are 10 ways to give two of five ranks to the first sample. U is 0 to 6 in 1, 1, 2, 2, 2,
  /// 1 and 1 of them.
  @Test
  void countsEveryArrangementOnce() {
    assertThat(new RankSum(2, 3).probabilities())
        .containsExactly(new double[] {0.1, 0.1, 0.2, 0.2, 0.2, 0.1, 0.1}, within(1e-15));
  }

  @Test
  void losesNoProbabilityInTheLargestExactDistribution() {
    assertThat(Arrays.stream(new RankSum(100, 100).probabilities()).sum())
        .isCloseTo(1, within(1e-12));
  }

  @Test
  void isExactUpToTenThousandPairsAndSaysSoBeyond() {
    assertThat(new RankSum(100, 100).method()).isEqualTo("exact rank sums");
    assertThat(new RankSum(100, 101).method()).isEqualTo("rank sums, normal approximation");
  }

  @ParameterizedTest
  @CsvSource({"80, 125", "100, 100", "50, 200"})
  void approximatesTheExactRankToOneAndTheConfidenceToHalfAPercent(int n, int m) {
    var exact = new RankSum(n, m);
    var approximate = new RankSum(n, m + 1);
    assertThat(exact.isExact()).isTrue();
    assertThat(approximate.isExact()).isFalse();
    assertThat((double) approximate.rank(0.95) / (m + 1))
        .isCloseTo((double) exact.rank(0.95) / m, within(0.05));
    assertThat(approximate.confidence(approximate.rank(0.95))).isBetween(0.95, 0.955);
  }

  private static void assertRank(RankSum actual, int critical, double confidence) {
    var rank = actual.rank(0.95);
    assertThat(rank - 1).isEqualTo(critical);
    assertThat(actual.confidence(rank)).isCloseTo(confidence, within(1e-12));
    assertThat(actual.method()).isEqualTo("exact rank sums");
  }
}
