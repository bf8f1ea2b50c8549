package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.Thorough;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SerialCorrelationTest {
  /// Returns an autocorrelated series. Each value carries over this share of the one before.
  private static List<Double> series(int count, double carried, Random random) {
    double fresh = Math.sqrt(1 - carried * carried);
    return Stream.iterate(
            random.nextGaussian(), last -> carried * last + fresh * random.nextGaussian())
        .limit(count)
        .toList();
  }

  private static double doubted(int count, double carried, double level) {
    var random = new Random(1982);
    int many = 4_000;
    return IntStream.range(0, many)
            .filter(_ -> new SerialCorrelation(series(count, carried, random)).pValue() <= level)
            .count()
        / (double) many;
  }

  /// Computed by hand: squared steps are 1, 9, 1, 1 and squared distances 4, 1, 4, 1, 0, in
  /// hundreds.
  @Test
  void isTheRatioOfStepsToDistances() {
    var some = new SerialCorrelation(List.of(10.0, 20.0, 50.0, 40.0, 30.0));
    assertThat(some.ratio()).isCloseTo((1 + 9 + 1 + 1) / 10.0, within(1e-12));
    assertThat(some.correlation()).isCloseTo(0.4, within(1e-12));
  }

  @Test
  void ascentIsLikenessAndAlternationIsNone() {
    var ascent = IntStream.range(0, 30).mapToObj(i -> (double) i).toList();
    assertThat(new SerialCorrelation(ascent).correlation()).isGreaterThan(0.98);
    assertThat(new SerialCorrelation(ascent).pValue()).isLessThan(1e-6);
    var alternation = IntStream.range(0, 30).mapToObj(i -> (double) (i % 2)).toList();
    assertThat(new SerialCorrelation(alternation).pValue()).isGreaterThan(0.999);
    assertThat(new SerialCorrelation(Collections.nCopies(12, 3.0)).correlation()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"10, 0.05", "20, 0.05", "20, 0.01", "40, 0.01", "240, 0.01"})
  @Thorough
  void independentRoundsAreDoubtedAsOftenAsIsSaid(int count, double level) {
    assertThat(doubted(count, 0, level)).isCloseTo(level, within(0.4 * level));
  }

  /// Measured shares are 32, 72 and 57 %.
  @ParameterizedTest
  @CsvSource({"20, 0.5, 0.29", "40, 0.5, 0.68", "80, 0.3, 0.53"})
  void likenessIsFound(int count, double carried, double atLeast) {
    assertThat(doubted(count, carried, 0.01)).isGreaterThan(atLeast);
  }
}
