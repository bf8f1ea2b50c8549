package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Tests against the Python package pymannkendall 1.4.3, whose `hamed_rao_modification_test` gave
/// the slopes and variances, and against a published example.
class SenSlopeTest {
  @Test
  void agreesWithAnotherImplementationWhereNeighboursAreIndependent() {
    var slope = new SenSlope(List.of(0.0, 0.6, 0.3, 0.0, 0.7, 0.5, 1.9, 3.4, 1.9, 2.1, 3.5, 3.7));

    assertThat(slope.estimate()).isCloseTo(0.3292929292929293, within(1e-12));
    assertThat(slope.variance()).isCloseTo(210.66666666666666, within(1e-9));
  }

  @Test
  void agreesWithAnotherImplementationWhereNeighboursAreAlike() {
    var slope =
        new SenSlope(
            List.of(
                0.0, 0.2, -0.6, -0.4, 0.5, -0.7, -0.8, -2.4, -2.9, -3.9, -3.1, -3.4, -2.2, -1.2,
                -0.8, -2.8, -2.4, -1.5, -0.7, -1.6));

    assertThat(slope.estimate()).isCloseTo(-0.0849624060150376, within(1e-12));
    assertThat(slope.variance()).isCloseTo(1809.4464285714284, within(1e-9));
  }

  /// The correction may not make an interval narrower. There the other implementation gives a
  /// smaller variance, 403.6.
  @Test
  void doesNotTrustAnAlternationMoreThanIndependentValues() {
    var slope =
        new SenSlope(
            List.of(
                5.0, 6.0, 7.0, 8.0, 5.0, 6.0, 7.0, 8.0, 5.0, 6.0, 7.0, 8.0, 5.0, 6.0, 7.0, 8.0));

    assertThat(slope.estimate()).isCloseTo(0.038461538461538464, within(1e-12));
    assertThat(slope.correction()).isLessThan(1);
    assertThat(slope.variance()).isGreaterThan(404);
  }

  @Test
  void aStraightLineHasAnIntervalWithoutWidth() {
    ConfidenceInterval interval =
        new SenSlope(IntStream.range(0, 10).mapToObj(i -> 2.0 * i).toList()).interval(0.95);

    assertThat(interval.low()).isEqualTo(2);
    assertThat(interval.high()).isEqualTo(2);
  }

  @Test
  void needsEnoughValues() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SenSlope(List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0)))
        .withMessage("A trend needs 8 values: got 7");
  }
}
