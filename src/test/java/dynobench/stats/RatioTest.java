package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RatioTest {

  /// Hollander and Wolfe, Nonparametric Statistical Methods: permeability of the human chorioamnion
  /// at term and at 12 to 26 weeks. Their differences become ratios when the data are taken as
  /// logarithms.
  @Nested
  class PermeabilityData {

    private final Ratio ratio =
        Ratio.of(
            exp(0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46),
            exp(1.15, 0.88, 0.90, 0.74, 1.21));

    @Test
    void givesThePublishedEstimate() {
      assertThat(Math.log(ratio.estimate())).isCloseTo(0.305, within(1e-12));
    }

    @Test
    void givesThePublishedInterval() {
      assertThat(ratio.interval())
          .hasValueSatisfying(interval -> {
            assertThat(Math.log(interval.low())).isCloseTo(-0.15, within(1e-12));
            assertThat(Math.log(interval.high())).isCloseTo(0.76, within(1e-12));
            assertThat(interval.confidence()).isCloseTo(0.960, within(0.0005));
            assertThat(interval.method()).isEqualTo("exact rank sums");
          });
    }
  }

  @Nested
  class Estimate {

    @Test
    void isTheMiddleRatioOfAllPairs() {
      assertThat(Ratio.of(values(6), values(1, 2, 3)).estimate()).isEqualTo(3);
    }

    @Test
    void isTheGeometricMeanOfTheMiddleTwo() {
      assertThat(Ratio.of(values(2, 8), values(1)).estimate()).isCloseTo(4, within(1e-15));
    }

    @Test
    void becomesItsReciprocalWhenTheSamplesAreSwapped() {
      var over = values(3, 5, 9, 11);
      var under = values(2, 2.5, 4, 7, 8, 10);
      var there = Ratio.of(over, under);
      var back = Ratio.of(under, over);
      assertThat(there.estimate() * back.estimate()).isCloseTo(1, within(1e-14));
      assertThat(there.interval().orElseThrow().low() * back.interval().orElseThrow().high())
          .isCloseTo(1, within(1e-14));
      assertThat(there.estimate()).isNotCloseTo(1, within(0.1));
    }
  }

  @Nested
  class OfThreeAndThree {

    private final Ratio ratio = Ratio.of(values(10, 11, 12), values(1, 2, 4));

    @Test
    void hasTheFullRangeOfRatiosAs90PercentInterval() {
      assertThat(ratio.interval())
          .hasValueSatisfying(interval -> {
            assertThat(interval.low()).isEqualTo(2.5);
            assertThat(interval.high()).isEqualTo(12);
            assertThat(interval.confidence()).isCloseTo(0.9, within(1e-12));
          });
    }

    @Test
    void hasTooFewForAVerdictHoweverFarApartAndSaysThatFourWouldDo() {
      assertThat(ratio.verdict()).isEqualTo(new Verdict.TooFew(4));
    }
  }

  @Test
  void hasNoIntervalWithFewerThanThreeInEitherSample() {
    var two = values(10, 11);
    var many = values(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(Ratio.of(two, many).interval()).isEmpty();
    assertThat(Ratio.of(many, two).interval()).isEmpty();
    assertThat(Ratio.of(two, many).verdict()).isEqualTo(new Verdict.TooFew(4));
  }

  @Nested
  class OfFourAndFour {

    @Test
    void isDifferentWhenTheSamplesDoNotOverlap() {
      assertThat(Ratio.of(values(5, 6, 7, 8), values(1, 2, 3, 4)).verdict())
          .isInstanceOfSatisfying(
              Verdict.Different.class, it -> assertThat(it.interval().low()).isEqualTo(1.25));
      assertThat(Ratio.of(values(1, 2, 3, 4), values(5, 6, 7, 8)).verdict())
          .isInstanceOfSatisfying(
              Verdict.Different.class, it -> assertThat(it.interval().high()).isEqualTo(0.8));
    }

    @Test
    void showsNoDifferenceWhenTheyOverlapOrTouch() {
      assertThat(Ratio.of(values(3.5, 6, 7, 8), values(1, 2, 3, 4)).verdict())
          .isInstanceOf(Verdict.NoDifferenceShown.class);
      assertThat(Ratio.of(values(4, 6, 7, 8), values(1, 2, 3, 4)).verdict())
          .isInstanceOf(Verdict.NoDifferenceShown.class);
    }
  }

  @Test
  void finishesOnSamplesTooLargeForTheExactDistribution() {
    var under = DoubleStream.iterate(100, x -> x + 1).limit(150).toArray();
    var over = Arrays.stream(under).map(x -> 2 * x).toArray();
    var ratio = Ratio.of(over, under);
    assertThat(ratio.estimate()).isCloseTo(2, within(1e-12));
    assertThat(ratio.interval()).map(Interval::method).hasValue("rank sums, normal approximation");
    assertThat(ratio.verdict()).isInstanceOf(Verdict.Different.class);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void refusesTimesThatAreNotFiniteAndAboveZeroOnEitherSide(double time) {
    var good = values(1, 2, 3);
    var bad = values(1, time, 3);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ratio.of(bad, good))
        .withMessageContaining(String.valueOf(time));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ratio.of(good, bad))
        .withMessageContaining(String.valueOf(time));
  }

  @Test
  void refusesMorePairsThanFitInMemory() {
    var sample = DoubleStream.generate(() -> 1).limit(4_000).toArray();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ratio.of(sample, sample))
        .withMessageContaining("16000000");
  }

  private static double[] values(double... values) {
    return values;
  }

  private static double[] exp(double... logarithms) {
    return Arrays.stream(logarithms).map(Math::exp).toArray();
  }
}
