package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class SteadyStateTest {
  private static double[] series(int n, IntToDoubleFunction value) {
    return IntStream.range(0, n).mapToDouble(value).toArray();
  }

  @Test
  void isThereFromTheBeginningWhereNothingChanges() {
    assertThat(SteadyState.from(series(60, _ -> 35_000))).hasValue(0);
  }

  /// Example of White's rule by hand: in 0, 0, 0, 0, 0, 10, 10, … the values from the sixth on have
  /// no error.
  @Test
  void leavesOutWhatIsOfAnotherKind() {
    assertThat(SteadyState.from(series(40, i -> i < 5 ? 0 : 10))).hasValue(5);
  }

  @RepeatedTest(20)
  void findsTheEndOfAWarmUpInNoise(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());
    double[] rates =
        series(120, i -> 30_000 * (1 - 0.7 * Math.exp(-i / 5.0)) + 600 * random.nextGaussian());

    assertThat(SteadyState.from(rates).orElseThrow()).isBetween(8, 40);
  }

  @RepeatedTest(20)
  void keepsNearlyAllOfASeriesThatIsOnlyNoisy(RepetitionInfo info) {
    var random = new Random(info.getCurrentRepetition());

    assertThat(SteadyState.from(series(200, _ -> 30_000 + 3_000 * random.nextGaussian())))
        .isPresent();
  }

  @Test
  void isNeverThereWhereTheSeriesGoesOnChanging() {
    assertThat(SteadyState.from(series(100, i -> 1000 + 10.0 * i))).isEmpty();
    assertThat(SteadyState.from(series(100, i -> i < 70 ? 10 : 20))).isEmpty();
  }

  @Test
  void acceptsValuesOfZero() {
    assertThat(SteadyState.from(series(60, i -> i % 2 == 0 ? 0 : 1e9))).hasValue(0);
    assertThat(SteadyState.from(series(60, i -> i < 30 ? 0 : 1e9))).hasValue(30);
    assertThat(SteadyState.from(series(60, _ -> 0))).hasValue(0);
  }

  @Test
  void needsThirtyValues() {
    assertThat(SteadyState.from(series(29, _ -> 1))).isEmpty();
    assertThat(SteadyState.from(series(30, _ -> 1))).hasValue(0);
  }
}
