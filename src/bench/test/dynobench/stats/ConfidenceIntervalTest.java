package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfidenceIntervalTest {

  @Test
  void containsItsEndsAndNothingBeyond() {
    var interval = interval(2, 3, 0.95);
    assertThat(interval.contains(2)).isTrue();
    assertThat(interval.contains(3)).isTrue();
    assertThat(interval.contains(Math.nextDown(2.0))).isFalse();
    assertThat(interval.contains(Math.nextUp(3.0))).isFalse();
  }

  @Test
  void relatesItsHalfWidthToTheEstimate() {
    assertThat(interval(80, 120, 0.95).relativeHalfWidth(100)).isCloseTo(0.2, within(1e-15));
    assertThat(interval(-120, -80, 0.95).relativeHalfWidth(-100)).isCloseTo(0.2, within(1e-15));
  }

  @Test
  void hasNoWidthRelativeToZero() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> interval(0, 1, 0.95).relativeHalfWidth(0))
        .withMessageContaining("0.0");
  }

  @Test
  void ofARatioHasAnInverse() {
    assertThat(interval(0.5, 4, 0.95).inverse()).isEqualTo(interval(0.25, 2, 0.95));
  }

  @ParameterizedTest
  @CsvSource({"3, 2, 0.95", "NaN, 2, 0.95", "1, Infinity, 0.95", "1, 2, 0", "1, 2, 1", "1, 2, NaN"})
  void refusesEndsInWrongOrderAndImpossibleConfidence(double low, double high, double confidence) {
    assertThatIllegalArgumentException().isThrownBy(() -> interval(low, high, confidence));
  }

  @Test
  void refusesToHideItsMethod() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ConfidenceInterval(1, 2, 0.95, " "))
        .withMessageContaining("method");
  }

  private static ConfidenceInterval interval(double low, double high, double confidence) {
    return new ConfidenceInterval(low, high, confidence, "given");
  }
}
