package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TiedRanksTest {
  private static List<Double> of(double... values) {
    return DoubleStream.of(values).boxed().toList();
  }

  private static List<Double> times(int zeros, int ones) {
    return IntStream.range(0, zeros + ones).mapToObj(i -> i < zeros ? 0.0 : 1.0).toList();
  }

  /// All three values of one sample are larger. That is one of 20 ways to assign six ranks, plus
  /// its mirror image.
  @Test
  void countsTheWaysToDealTheRanks() {
    var ranks = new TiedRanks(of(1, 2, 3), of(4, 5, 6));

    assertThat(ranks.pValue()).isCloseTo(2 / 20.0, within(1e-12));
    assertThat(ranks.direction()).isPositive();
    assertThat(new TiedRanks(of(4, 5, 6), of(1, 2, 3)).direction()).isNegative();
  }

  /// With two values the test is Fisher's exact test: here 0 of 8 against 5 of 8, as tabulated.
  @Test
  void isFishersTestWhereThereAreTwoValues() {
    assertThat(new TiedRanks(times(8, 0), times(3, 5)).pValue())
        .isCloseTo(112 / 4368.0, within(1e-9));
    assertThat(new TiedRanks(times(20, 0), times(20, 0)).pValue()).isEqualTo(1);
  }

  @Test
  void theSameValuesDontDiffer() {
    var ranks = new TiedRanks(of(0, 0, 7), of(0, 0, 7));

    assertThat(ranks.pValue()).isEqualTo(1);
    assertThat(ranks.direction()).isZero();
  }

  @Test
  void whatCanNotBeOpenedIsWorseThanAnyLoss() {
    assertThat(new TiedRanks(of(1e9), of(Double.POSITIVE_INFINITY)).direction()).isPositive();
  }

  /// The test counts exactly up to 50 observations a side and approximates from 51 on.
  @Test
  void countsAndApproximatesAlike() {
    var counted = new TiedRanks(times(40, 10), times(30, 20));
    var approximated = new TiedRanks(times(41, 10), times(31, 20));

    assertThat(approximated.pValue()).isCloseTo(counted.pValue(), within(0.005));
    assertThat(new TiedRanks(times(200, 0), times(200, 0)).pValue()).isEqualTo(1);
  }

  /// Samples from one distribution seem to differ in at most one of twenty cases.
  @Test
  void isRarelyFooled() {
    var random = new Random(7);
    int fooled = 0;
    for (int i = 0; i < 1_000; i++) {
      List<Double> all =
          new ArrayList<>(random.doubles(16).map(it -> it < 0.5 ? 0 : it).boxed().toList());
      Collections.shuffle(all, random);
      if (new TiedRanks(all.subList(0, 8), all.subList(8, 16)).pValue() <= 0.05) {
        fooled++;
      }
    }
    assertThat(fooled).isBetween(15, 60);
  }
}
