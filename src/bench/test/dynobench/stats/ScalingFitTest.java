package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dynobench.stats.ScalingFit.FitPoint;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScalingFitTest {

  @Nested
  class OfAnExactPowerLaw {

    private final ScalingFit fit =
        fit(
            Stream.of(1_000, 2_000, 5_000, 100_000)
                .map(rows -> new FitPoint(rows, 3 * Math.pow(rows, 1.5)))
                .toList());

    @Test
    void findsFactorAndExponent() {
      assertThat(fit.factor()).isCloseTo(3, within(1e-10));
      assertThat(fit.exponent()).isCloseTo(1.5, within(1e-12));
    }

    @Test
    void leavesNoScatter() {
      assertThat(fit.logDeviation()).isCloseTo(0, within(1e-12));
      assertThat(fit.rSquared()).isCloseTo(1, within(1e-12));
      assertThat(fit.exponentInterval().relativeHalfWidth(1.5)).isLessThan(1e-12);
    }

    @Test
    void predictsTheTimeOfOtherRowCounts() {
      assertThat(fit.predict(10_000)).isCloseTo(3e6, within(1e-4));
    }
  }

  /// Taking the data divided by 100 as logarithms leaves the certified slope and its error
  /// unchanged.
  @Nested
  class OfTheNorrisDataTakenAsLogarithms {

    private static final double T_34 = 2.032244509;

    private final ScalingFit fit = fit(norrisPoints());

    @Test
    void givesTheCertifiedLine() {
      assertThat(fit.exponent()).isCloseTo(Norris.SLOPE, within(1e-12));
      assertThat(fit.factor()).isCloseTo(Math.exp(Norris.INTERCEPT / 100), within(1e-12));
    }

    @Test
    void givesTheCertifiedScatter() {
      assertThat(fit.logDeviation()).isCloseTo(Norris.RESIDUAL_DEVIATION / 100, within(1e-12));
      assertThat(fit.rSquared()).isCloseTo(Norris.R_SQUARED, within(1e-12));
    }

    @Test
    void puts95PercentByStudentsTAroundTheExponent() {
      var interval = fit.exponentInterval();
      var margin = T_34 * Norris.SLOPE_ERROR;
      assertThat(interval.low()).isCloseTo(Norris.SLOPE - margin, within(1e-11));
      assertThat(interval.high()).isCloseTo(Norris.SLOPE + margin, within(1e-11));
      assertThat(interval.confidence()).isEqualTo(0.95);
      assertThat(interval.method()).isEqualTo("least squares on logarithms, Student's t");
    }

    private static List<FitPoint> norrisPoints() {
      var x = Norris.x();
      var y = Norris.y();
      return IntStream.range(0, x.length)
          .mapToObj(i -> new FitPoint(Math.exp(x[i] / 100), Math.exp(y[i] / 100)))
          .toList();
    }
  }

  @Test
  void needsThreePoints() {
    assertThat(ScalingFit.of(List.of())).isEmpty();
    assertThat(ScalingFit.of(List.of(new FitPoint(10, 1), new FitPoint(20, 2)))).isEmpty();
  }

  @Test
  void needsTwoDifferentRowCounts() {
    var atTen = List.of(new FitPoint(10, 1), new FitPoint(10, 2), new FitPoint(10, 3));
    var oneAtTwenty = List.of(new FitPoint(10, 1), new FitPoint(10, 2), new FitPoint(20, 3));
    assertThat(ScalingFit.of(atTen)).isEmpty();
    assertThat(ScalingFit.of(oneAtTwenty)).isPresent();
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "-1, 1", "Infinity, 1", "NaN, 1", "1, 0", "1, -1", "1, Infinity", "1, NaN"})
  void refusesPointsWithoutLogarithm(double rows, double time) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new FitPoint(rows, time))
        .withMessageContaining(rows + ", " + time);
  }

  private static ScalingFit fit(List<FitPoint> points) {
    return ScalingFit.of(points).orElseThrow();
  }
}
