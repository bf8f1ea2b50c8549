package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.stats.SizeTrend.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests how often the verdict on sizes is wrong, by drawn series of sizes in multiples of the live
/// data.
class SizeTrendTest {
  private static final int DRAWS = 400;
  private static final double TOLERANCE = 0.005;
  private static final double NOISE = 0.01;

  private final Random random = new Random(48);

  private Direction verdict(int length, IntToDoubleFunction size) {
    return SizeTrend.of(
            IntStream.range(0, length).mapToObj(size::applyAsDouble).toList(), TOLERANCE)
        .orElseThrow()
        .direction();
  }

  private double share(Direction wanted, int length, IntToDoubleFunction size) {
    long count = IntStream.range(0, DRAWS).filter(_ -> verdict(length, size) == wanted).count();
    return (double) count / DRAWS;
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 10, 25, 50})
  void flatSizesSeldomLookLikeGrowingOnes(int length) {
    IntToDoubleFunction flat = _ -> 2 + NOISE * random.nextGaussian();

    assertThat(share(Direction.GROWS, length, flat)).isLessThanOrEqualTo(0.03);
  }

  @ParameterizedTest
  @ValueSource(ints = {25, 50})
  void flatSizesAreCalledFlat(int length) {
    IntToDoubleFunction flat = _ -> 2 + NOISE * random.nextGaussian();

    assertThat(share(Direction.FLAT, length, flat)).isGreaterThanOrEqualTo(0.95);
  }

  @ParameterizedTest
  @CsvSource({"10, 0.02", "10, 0.4", "25, 0.01", "50, 0.01"})
  void growingSizesAreCalledGrowing(int length, double perCycle) {
    IntToDoubleFunction growing = i -> 2 + perCycle * i + NOISE * random.nextGaussian();

    assertThat(share(Direction.GROWS, length, growing)).isGreaterThanOrEqualTo(0.9);
  }

  /// Each size is near the one before, as where an engine reuses space only slowly.
  @ParameterizedTest
  @ValueSource(ints = {25, 50})
  void flatSizesThatDriftSeldomLookLikeGrowingOnes(int length) {
    assertThat(
            IntStream.range(0, DRAWS)
                .filter(_ -> {
                  List<Double> sizes = drifting(length);
                  return verdict(length, sizes::get) == Direction.GROWS;
                })
                .count())
        .isLessThanOrEqualTo(DRAWS / 10);
  }

  private List<Double> drifting(int length) {
    var sizes = new ArrayList<Double>();
    double off = 0;
    for (int i = 0; i < length; i++) {
      off = 0.6 * off + NOISE * random.nextGaussian();
      sizes.add(2 + off);
    }
    return sizes;
  }

  /// An engine that moves its log to the data file from time to time: each tooth of the saw rises
  /// steeply, but the peaks are equal.
  @ParameterizedTest
  @CsvSource({"10, 9", "10, 4", "50, 12", "50, 4"})
  void teethOfEqualHeightNeverLookLikeGrowth(int length, int period) {
    IntToDoubleFunction saw =
        i -> 5 + 8.0 * ((i + 3) % period) / period + NOISE * random.nextGaussian();

    assertThat(share(Direction.GROWS, length, saw)).isLessThanOrEqualTo(0.03);
    assertThat(SizeTrend.of(IntStream.range(0, length).mapToObj(saw::applyAsDouble).toList(), 1))
        .hasValueSatisfying(it -> assertThat(it.fallsBack()).isTrue());
  }

  @Test
  void enoughTeethShowGrowthOfTheirPeaks() {
    IntToDoubleFunction saw = i -> 5 + 0.1 * i + 2.0 * (i % 4) / 4 + NOISE * random.nextGaussian();

    assertThat(share(Direction.GROWS, 50, saw)).isGreaterThanOrEqualTo(0.95);
  }

  @Test
  void fewValuesHaveNoVerdict() {
    assertThat(SizeTrend.of(List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0), TOLERANCE)).isEmpty();
  }
}
