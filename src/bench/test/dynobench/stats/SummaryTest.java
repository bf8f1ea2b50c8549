package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SummaryTest {

  @Test
  void refusesAnEmptySample() {
    assertThatIllegalArgumentException()
        .isThrownBy(Summary::of)
        .withMessageContaining("at least one");
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void saysWhichObservationIsNotFinite(double value) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Summary.of(1, 2, value))
        .withMessageContainingAll("Observation 2", String.valueOf(value));
  }

  @Test
  void keepsTheObservationsInTheirOrderWhateverBecomesOfTheGivenList() {
    var given = new ArrayList<>(List.of(3.0, 1.0, 2.0));
    var summary = new Summary(given);
    given.clear();
    assertThat(summary.observations()).containsExactly(3.0, 1.0, 2.0);
  }

  @Test
  void describesAnUnsortedSample() {
    var summary = Summary.of(7, 1, 4, 12);
    assertThat(summary.count()).isEqualTo(4);
    assertThat(summary.min()).isEqualTo(1);
    assertThat(summary.median()).isEqualTo(5.5);
    assertThat(summary.mean()).isEqualTo(6);
    assertThat(summary.max()).isEqualTo(12);
  }

  @Nested
  class Quantile {

    /// The expected values are the defaults of R's quantile(x, p) and NumPy's percentile.
    @ParameterizedTest
    @CsvSource({"0, 1", "0.1, 1.9", "0.25, 3.25", "0.5, 5.5", "0.75, 7.75", "0.99, 9.91", "1, 10"})
    void interpolatesByType7(double share, double expected) {
      assertThat(oneTo(10).quantile(share)).isCloseTo(expected, within(1e-12));
    }

    @Test
    void isTheOnlyObservationWhenThereIsOne() {
      assertThat(Summary.of(42).quantile(0.99)).isEqualTo(42);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.01, 1.01, 99, Double.NaN})
    void refusesSharesOutsideZeroToOne(double share) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> oneTo(3).quantile(share))
          .withMessageContaining(String.valueOf(share));
    }
  }

  @Nested
  class MedianInterval {

    /// Tabulated coverages of pairs of order statistics. The observations are 1 to n, so the ends
    /// of the intervals are ranks.
    @ParameterizedTest
    @CsvSource({
      "6, 1, 6, 0.96875",
      "8, 1, 8, 0.9921875",
      "9, 2, 8, 0.9609375",
      "10, 2, 9, 0.978515625",
      "15, 4, 12, 0.96484375",
      "20, 6, 15, 0.9586105346679688",
      "25, 8, 18, 0.9567147493362427",
      "100, 40, 61, 0.9647997997822951"
    })
    void isTheNarrowestPairOfOrderStatisticsThatCovers95Percent(
        int n, double low, double high, double coverage) {
      assertInterval(oneTo(n), low, high, coverage);
    }

    @ParameterizedTest
    @CsvSource({"3, 0.75", "4, 0.875", "5, 0.9375"})
    void isTheFullRangeWithItsTrueCoverageForThreeToFiveObservations(int n, double coverage) {
      assertInterval(oneTo(n), 1, n, coverage);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void isNotInventedForFewerThanThree(int n) {
      assertThat(oneTo(n).medianInterval()).isEmpty();
    }

    @Test
    void doesNotDependOnTheOrderOfTheObservations() {
      var shuffled = new ArrayList<>(oneTo(15).observations());
      Collections.shuffle(shuffled, new Random(1));
      assertInterval(new Summary(shuffled), 4, 12, 0.96484375);
    }

    private void assertInterval(Summary summary, double low, double high, double coverage) {
      assertThat(summary.medianInterval())
          .hasValueSatisfying(interval -> {
            assertThat(interval.low()).isEqualTo(low);
            assertThat(interval.high()).isEqualTo(high);
            assertThat(interval.confidence()).isCloseTo(coverage, within(1e-12));
            assertThat(interval.method()).isEqualTo("exact order statistics");
          });
    }
  }

  @Nested
  class Outliers {

    /// The quartiles of the first five are 2 and 4, so the fences are at -1 and 7.
    @Test
    void areTheirPositionsInTheOrderOfMeasurement() {
      assertThat(Summary.of(7.1, 1, 2, 3, 4).outliers()).containsExactly(0);
      assertThat(Summary.of(2, 3, 4, -1.1, 5).outliers()).containsExactly(3);
      assertThat(Summary.of(100, 10, 11, 12, 13, 14, 15, -90).outliers()).containsExactly(0, 7);
    }

    @Test
    void lieBeyondTheFencesNotOnThem() {
      assertThat(Summary.of(1, 2, 3, 4, 7).outliers()).isEmpty();
      assertThat(Summary.of(-1, 2, 3, 4, 5).outliers()).isEmpty();
    }

    @Test
    void areNotSoughtAmongFewerThanFive() {
      assertThat(Summary.of(1, 1, 1, 100).outliers()).isEmpty();
      assertThat(Summary.of(1, 1, 1, 1, 100).outliers()).containsExactly(4);
    }

    @Test
    void stillCountInEveryFigure() {
      var summary = Summary.of(1, 2, 3, 4, 100);
      assertThat(summary.outliers()).containsExactly(4);
      assertThat(summary.max()).isEqualTo(100);
      assertThat(summary.mean()).isEqualTo(22);
      assertThat(summary.medianInterval()).map(ConfidenceInterval::high).hasValue(100.0);
    }
  }

  private static Summary oneTo(int n) {
    return new Summary(IntStream.rangeClosed(1, n).asDoubleStream().boxed().toList());
  }
}
