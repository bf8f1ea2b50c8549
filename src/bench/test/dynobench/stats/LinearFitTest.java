package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinearFitTest {

  @Nested
  class OfTheNorrisData {

    private final LinearFit fit = LinearFit.of(Norris.x(), Norris.y());

    @Test
    void givesTheCertifiedCoefficients() {
      assertThat(fit.count()).isEqualTo(36);
      assertThat(fit.intercept()).isCloseTo(Norris.INTERCEPT, within(1e-11));
      assertThat(fit.slope()).isCloseTo(Norris.SLOPE, within(1e-13));
    }

    @Test
    void givesTheCertifiedErrors() {
      assertThat(fit.interceptError()).isCloseTo(Norris.INTERCEPT_ERROR, within(1e-12));
      assertThat(fit.slopeError()).isCloseTo(Norris.SLOPE_ERROR, within(1e-15));
      assertThat(fit.residualDeviation()).isCloseTo(Norris.RESIDUAL_DEVIATION, within(1e-12));
    }

    @Test
    void givesTheCertifiedRSquared() {
      assertThat(fit.rSquared()).isCloseTo(Norris.R_SQUARED, within(1e-14));
    }
  }

  /// The quantiles are tabulated values of Student's t at 97.5 %.
  @ParameterizedTest
  @CsvSource({"1, 12.7062", "2, 4.3027", "10, 2.228139", "30, 2.0423"})
  void widensTheSlopeByStudentsQuantile(int degreesOfFreedom, double quantile) {
    var fit = new LinearFit(degreesOfFreedom + 2, 0, 5, 1, 1, 1, 0.5);
    var interval = fit.slopeInterval(0.95, "given");
    assertThat(interval.high()).isCloseTo(5 + quantile, within(5e-5));
    assertThat(interval.low()).isCloseTo(5 - quantile, within(5e-5));
    assertThat(interval.confidence()).isEqualTo(0.95);
    assertThat(interval.method()).isEqualTo("given");
  }

  @Test
  void explainsNothingWhereNothingVaries() {
    var fit = LinearFit.of(new double[] {1, 2, 3}, new double[] {0.1, 0.1, 0.1});
    assertThat(fit.slope()).isZero();
    assertThat(fit.rSquared()).isZero();
  }

  @Test
  void refusesTwoPointsAndPointsAboveOneX() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LinearFit.of(new double[] {1, 2}, new double[] {1, 2}))
        .withMessageContaining("three points");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LinearFit.of(new double[] {0.1, 0.1, 0.1}, new double[] {1, 2, 3}))
        .withMessageContaining("two different x");
  }
}
