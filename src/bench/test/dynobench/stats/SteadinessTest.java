package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SteadinessTest {
  @Nested
  class Rule {
    @Test
    void looksAtTheLaterHalf() {
      assertThat(Steadiness.Window.of(20)).isEqualTo(new Steadiness.Window(11, 20));
      assertThat(Steadiness.Window.of(25)).isEqualTo(new Steadiness.Window(13, 25));
      assertThat(Steadiness.Window.of(1)).isEqualTo(new Steadiness.Window(1, 1));
    }

    @Test
    void saysNothingOfFewerThanTwentyIterations() {
      assertThat(Steadiness.of(Collections.nCopies(19, 5.0)))
          .isEqualTo(new Steadiness.TooFew(new Steadiness.Window(10, 19)));
    }

    @Test
    void looksAtEveryFifthFromTheTwentiethOn() {
      assertThat(IntStream.rangeClosed(1, 36).filter(Steadiness::isLook))
          .containsExactly(20, 25, 30, 35);
    }

    @Test
    void takesTimesThatNoClockCouldSeeForSteady() {
      assertThat(Steadiness.of(Collections.nCopies(20, 0.0)).isSteady()).isTrue();
    }

    @Test
    void doesNotMindHowSlowTheFirstIterationsWere() {
      var times = new ArrayList<>(Collections.nCopies(10, 1e9));
      times.addAll(Collections.nCopies(10, 5.0));

      assertThat(Steadiness.of(times).isSteady()).isTrue();
    }

    @Test
    void doesNotMindAnOutlierInTheWindow() {
      List<Double> times = series(20, 3, 0.02, _ -> 1);
      times.set(14, 40 * MILLI);

      assertThat(Steadiness.of(times).isSteady()).isTrue();
    }

    @Test
    void callsATrendSteadyWhenItMattersToNobody() {
      assertThat(Steadiness.of(series(20, 1, 0, i -> 1 + 0.001 * i)).isSteady()).isTrue();
      assertThat(Steadiness.of(series(20, 1, 0, i -> 1 + 0.01 * i)))
          .isInstanceOfSatisfying(
              Steadiness.Restless.class, it -> assertThat(it.change().chance()).isLessThan(0.001));
    }

    @Test
    void isNotSureOfTimesThatSpreadTooFar() {
      assertThat(Steadiness.of(series(20, 7, 0.5, _ -> 1)))
          .isInstanceOfSatisfying(
              Steadiness.Restless.class,
              it ->
                  assertThat(it.change().interval().high() / it.change().interval().low())
                      .isGreaterThan(1.2));
    }
  }

  /// Rates in the table of the guide's page on measuring. They are the share of 400 trials of up to
  /// 60 iterations that is called steady at one of its looks. The noise is log-normal. One value in
  /// twenty is up to three times as high.
  @Nested
  class KnownRates {
    @ParameterizedTest
    @CsvSource({"0.02, 0.99, 1", "0.05, 0.99, 1", "0.10, 0.85, 1", "0.20, 0, 0.10"})
    void findsMostSeriesThatAreSteady(double noise, double least, double most) {
      assertThat(steady(noise, _ -> 1)).isBetween(least, most);
    }

    @ParameterizedTest
    @CsvSource({"0.02, 0.98", "0.05, 0.98", "0.10, 0.80"})
    void findsThoseThatFallQuicklyToTheirSteadyState(double noise, double least) {
      assertThat(steady(noise, i -> 1 + 3 * Math.exp(-(i - 1) / 2.0))).isGreaterThan(least);
    }

    @ParameterizedTest
    @CsvSource({"0.02, 0.01", "0.05, 0.01", "0.10, 0.02", "0.20, 0.02"})
    void callsNoneSteadyThatStillFallsAtTheLastIteration(double noise, double most) {
      assertThat(steady(noise, i -> 1 + 3 * Math.exp(-(i - 1) / 20.0))).isLessThanOrEqualTo(most);
    }

    @ParameterizedTest
    @CsvSource({"0.02, 0.98", "0.05, 0.98", "0.10, 0.80"})
    void getsOverAStepAtTheFifteenthIteration(double noise, double least) {
      IntToDoubleFunction step = i -> i <= 15 ? 1.3 : 1;

      assertThat(steady(noise, step)).isGreaterThan(least);
      List<Double> before =
          valuesOfSteady(noise, step).stream().filter(each -> each > 1.15 * MILLI).toList();
      assertThat(before).hasSizeLessThan(TRIALS / 50);
    }

    /// The halves of the shortest window then differ by 5 %, which is within the margin.
    @ParameterizedTest
    @CsvSource({"0.02, 0.08", "0.05, 0.55", "0.10, 0.50", "0.20, 0.05"})
    void passesADriftOfAHundredthAnIterationAsOftenAsIsTold(double noise, double most) {
      assertThat(steady(noise, i -> 1 + 0.01 * i)).isLessThanOrEqualTo(most);
    }

    @ParameterizedTest
    @CsvSource({"0.02, 0.01", "0.05, 0.10", "0.10, 0.13", "0.20, 0.03"})
    void seldomCallsADriftOfTwoHundredthsSteady(double noise, double most) {
      assertThat(steady(noise, i -> 1 + 0.02 * i)).isLessThanOrEqualTo(most);
    }

    @ParameterizedTest
    @CsvSource({"0.02, 0.01", "0.05, 0.01", "0.10, 0.05", "0.20, 0.02"})
    void hardlyEverCallsADriftOfThreeHundredthsSteady(double noise, double most) {
      assertThat(steady(noise, i -> 1 + 0.03 * i)).isLessThanOrEqualTo(most);
    }
  }

  private static final int TRIALS = 400;
  private static final int MOST = 60;
  private static final double MILLI = 1e6;

  private static double steady(double noise, IntToDoubleFunction course) {
    return valuesOfSteady(noise, course).size() / (double) TRIALS;
  }

  /// Returns the medians of the windows that were called steady.
  private static List<Double> valuesOfSteady(double noise, IntToDoubleFunction course) {
    var values = new ArrayList<Double>();
    for (int seed = 0; seed < TRIALS; seed++) {
      List<Double> times = series(MOST, seed, noise, course);
      IntStream.rangeClosed(1, MOST)
          .filter(Steadiness::isLook)
          .mapToObj(count -> times.subList(0, count))
          .filter(seen -> Steadiness.of(seen).isSteady())
          .findFirst()
          .ifPresent(
              seen -> values.add(new Summary(Steadiness.of(seen).window().of(seen)).median()));
    }
    return values;
  }

  /// Returns times in nanoseconds.
  private static List<Double> series(
      int count, long seed, double noise, IntToDoubleFunction course) {
    var random = new Random(seed);
    var times = new ArrayList<Double>();
    for (int i = 1; i <= count; i++) {
      double far = noise > 0 && random.nextDouble() < 0.05 ? 1 + 2 * random.nextDouble() : 1;
      times.add(MILLI * course.applyAsDouble(i) * Math.exp(noise * random.nextGaussian()) * far);
    }
    return times;
  }
}
