package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DrawnDuelsTest {
  private static final int DUELS = 400;
  private static final int MOST = 80;

  /// Returns rounds that deviate from a ratio by this spread on the log scale, evenly in both
  /// directions.
  private static Summary rounds(double ratio, double spread) {
    var random = new Random(5);
    var rounds = new double[60];
    for (var i = 0; i < rounds.length; i += 2) {
      var miss = Math.exp(spread * random.nextGaussian());
      rounds[i] = ratio * miss;
      rounds[i + 1] = ratio / miss;
    }
    return Summary.of(rounds);
  }

  private static DrawnDuels drawn(boolean exchanged, Summary... figures) {
    return DrawnDuels.of(List.of(figures), exchanged, DUELS, MOST, new Random(7));
  }

  @Test
  void equalsAreFoundDifferentInAtMostOneOfTwenty() {
    // The bounds are 5 % plus two standard errors for 400 duels.
    assertThat(drawn(true, rounds(1, 0.1)).shareWithDifference()).isBetween(0.005, 0.072);
  }

  @Test
  void exchangingSidesMakesEqualsOfWhatDiffers() {
    assertThat(drawn(false, rounds(1.3, 0.1)).shareWithDifference()).isEqualTo(1);
    assertThat(drawn(true, rounds(1.3, 0.1)).shareWithDifference()).isLessThan(0.072);
  }

  @Test
  void aLargeDifferenceIsFoundSoon() {
    var large = drawn(false, rounds(1.2, 0.1));
    var small = drawn(false, rounds(1.05, 0.1));

    assertThat(large.foundWithin(20)).isGreaterThan(0.95);
    assertThat(small.foundWithin(20)).isLessThan(0.5);
    assertThat(large.medianRounds().orElseThrow()).isLessThan(small.medianRounds().orElseThrow());
  }

  @Test
  void whatIsFoundToTakeLessIsNotFoundToTakeMore() {
    var less = drawn(false, rounds(0.7, 0.1));

    assertThat(less.shareWithDifference()).isEqualTo(1);
    assertThat(less.foundWithin(MOST)).isZero();
    assertThat(less.medianRounds()).isEmpty();
  }

  @Test
  void oneOfSeveralFiguresIsEnough() {
    assertThat(drawn(false, rounds(1, 0.1), rounds(1.4, 0.1)).foundWithin(MOST))
        .isCloseTo(1, within(0.05));
  }

  @Test
  void theSameSeedDrawsTheSameDuels() {
    assertThat(drawn(false, rounds(1.05, 0.1))).isEqualTo(drawn(false, rounds(1.05, 0.1)));
  }
}
