package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RatioTest {

  /// Hollander and Wolfe, Nonparametric Statistical Methods: permeability of the human chorioamnion
  /// at term and at 12 to 26 weeks. The data are taken as logarithms, so differences become ratios.
  @Nested
  class PermeabilityData {

    private final Ratio ratio =
        samples(
            exp(0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46),
            exp(1.15, 0.88, 0.90, 0.74, 1.21));

    @Test
    void givesThePublishedEstimate() {
      assertThat(Math.log(ratio.estimate())).isCloseTo(0.305, within(1e-12));
    }

    @Test
    void givesThePublishedInterval() {
      assertThat(ratio.interval(0.95))
          .hasValueSatisfying(interval -> {
            assertThat(Math.log(interval.low())).isCloseTo(-0.15, within(1e-12));
            assertThat(Math.log(interval.high())).isCloseTo(0.76, within(1e-12));
            assertThat(interval.confidence()).isCloseTo(0.960, within(0.0005));
            assertThat(interval.method()).isEqualTo("exact rank sums");
          });
    }
  }

  /// Hollander and Wolfe, after Salsburg: Hamilton's depression scale factor IV of nine patients at
  /// the first and at the second visit. The data are taken as logarithms.
  @Nested
  class DepressionData {

    private final Ratio ratio =
        rounds(
            exp(.878, .647, .598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29),
            exp(1.83, .50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30));

    @Test
    void givesThePublishedEstimate() {
      assertThat(Math.log(ratio.estimate())).isCloseTo(-0.46, within(1e-12));
    }

    @Test
    void givesThePublishedInterval() {
      assertThat(ratio.interval(0.95))
          .hasValueSatisfying(interval -> {
            assertThat(Math.log(interval.low())).isCloseTo(-0.786, within(0.0006));
            assertThat(Math.log(interval.high())).isCloseTo(-0.010, within(1e-12));
            assertThat(interval.confidence()).isCloseTo(0.961, within(0.0005));
            assertThat(interval.method()).isEqualTo("exact signed ranks");
          });
    }

    @Test
    void givesTwiceTheOneSidedChanceThatWasPublished() {
      assertThat(ratio.pValue()).isCloseTo(2 * 0.01953, within(1e-5));
    }
  }

  @Nested
  class InRounds {

    /// Each round is ten times as slow as the one before, but the ratio stays equal. Pairs reveal
    /// it, independent samples do not.
    @Test
    void seesWhatTheMachineHides() {
      var under = values(1, 10, 100, 1_000, 10_000, 100_000);
      var over = values(1.1, 11.2, 110, 1_110, 11_000, 113_000);
      assertThat(rounds(over, under).verdict(0.95, 0.03)).isInstanceOf(Verdict.Different.class);
      assertThat(samples(over, under).verdict(0.95, 0.03)).isInstanceOf(Verdict.Undecided.class);
    }

    @Test
    void takesQuotientsThatAreKnownBetterThanFromTheTimes() {
      var over = Summary.of(9, 20, 3);
      var under = Summary.of(1, 1, 1);
      var better = Ratio.ofRounds(over, under, List.of(1.1, 1.2, 1.3));

      assertThat(better.estimate()).isCloseTo(1.2, within(0.01));
      assertThat(better.over()).isEqualTo(over);
      assertThat(better.afterRounds(1).estimate()).isCloseTo(1.1, within(1e-9));
      assertThat(better.inverse().afterRounds(1).estimate()).isCloseTo(1 / 1.1, within(1e-9));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Ratio.ofRounds(over, under, List.of(1.1)))
          .withMessage("Rounds have one of each: got 3, 3 and 1");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Ratio.ofRounds(over, under, List.of(1.1, 0.0, 1.0)));
    }

    @Test
    void needsSixFor95PercentAndSaysSo() {
      var five = rounds(values(2, 2, 2, 2, 2), values(1, 1, 1, 1, 1));
      assertThat(five.verdict(0.95, 0.03)).isEqualTo(new Verdict.TooFew(6));
      assertThat(five.interval(0.95)).map(ConfidenceInterval::confidence).hasValue(0.9375);
    }

    @Test
    void isAlikeWithinTheMarginThatIsSet() {
      var over = values(1.01, 0.99, 1.005, 0.995, 1.002, 0.997, 1.01, 0.992);
      var under = values(1, 1, 1, 1, 1, 1, 1, 1);
      assertThat(rounds(over, under).verdict(0.95, 0.03)).isInstanceOf(Verdict.Alike.class);
      assertThat(rounds(over, under).verdict(0.95, 0.003)).isInstanceOf(Verdict.Undecided.class);
    }

    /// Times that are equal in all rounds are the smallest possible difference.
    @Test
    void countsEqualTimesAgainstADifference() {
      var same = values(3, 4, 5, 6, 7, 8, 9);
      assertThat(rounds(same, same).pValue()).isEqualTo(1);
      assertThat(rounds(same, same).verdict(0.95, 0.03)).isInstanceOf(Verdict.Alike.class);
    }

    @Test
    void refusesUnequalNumbers() {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> rounds(values(1, 2, 3), values(1, 2)))
          .withMessageContaining("3 and 2");
    }
  }

  /// The interval of a level excludes 1 exactly if the p-value is below that level's error. A
  /// verdict may therefore rest on either.
  @ParameterizedTest
  @ValueSource(doubles = {0.9, 0.95, 0.98, 0.999})
  void chanceAndIntervalSayTheSame(double confidence) {
    var random = new Random(5);
    for (var i = 0; i < 400; i++) {
      var over = random.doubles(12).map(x -> Math.exp(x + 0.02 * random.nextInt(40))).toArray();
      var under = random.doubles(12).map(Math::exp).toArray();
      for (var ratio : List.of(samples(over, under), rounds(over, under))) {
        assertThat(ratio.interval(confidence).orElseThrow().contains(1))
            .isEqualTo(ratio.pValue() > 1 - confidence);
      }
    }
  }

  /// A 95 % interval misses the true ratio in at most 5 % of cases. The 20,000 cases come from
  /// skewed distributions, as times have, and the machine shifts them from round to round.
  @ParameterizedTest
  @ValueSource(ints = {6, 8, 12, 20})
  void coversTheTrueRatioAsOftenAsItSays(int count) {
    var random = new Random(2026 + count);
    var cases = 20_000;
    var missed = 0;
    for (var i = 0; i < cases; i++) {
      var machine = random.doubles(count).map(x -> 3 * x).toArray();
      var over = machine.clone();
      var under = machine.clone();
      for (var j = 0; j < count; j++) {
        over[j] = 1.25 * Math.exp(over[j] - 0.1 * Math.log(random.nextDouble()));
        under[j] = Math.exp(under[j] - 0.1 * Math.log(random.nextDouble()));
      }
      if (!rounds(over, under).interval(0.95).orElseThrow().contains(1.25)) {
        missed++;
      }
    }
    var test = new SignedRank(count);
    var confidence = test.confidence(test.rank(0.95));
    assertThat((double) missed / cases).isCloseTo(1 - confidence, within(0.006));
  }

  @Test
  void saysAboutHowManyRoundsMoreWouldDecide() {
    var over = values(1.3, 0.9, 1.2, 0.95, 1.15, 1.1, 0.98, 1.25);
    var under = values(1, 1, 1, 1, 1, 1, 1, 1);
    var some = rounds(over, under);
    assertThat(some.verdict(0.95, 0.03))
        .isInstanceOfSatisfying(
            Verdict.Undecided.class, it -> assertThat(it.more()).isBetween(1, 20));
  }

  @Nested
  class Estimate {

    @Test
    void isTheMiddleRatioOfAllPairs() {
      assertThat(samples(values(6), values(1, 2, 3)).estimate()).isEqualTo(3);
    }

    @Test
    void isTheGeometricMeanOfTheMiddleTwo() {
      assertThat(samples(values(2, 8), values(1)).estimate()).isCloseTo(4, within(1e-15));
    }

    @Test
    void becomesItsReciprocalWhenTheSamplesAreSwapped() {
      var over = values(3, 5, 9, 11);
      var under = values(2, 2.5, 4, 7, 8, 10);
      var there = samples(over, under);
      var back = samples(under, over);
      assertThat(there.estimate() * back.estimate()).isCloseTo(1, within(1e-14));
      assertThat(
              there.interval(0.95).orElseThrow().low() * back.interval(0.95).orElseThrow().high())
          .isCloseTo(1, within(1e-14));
      assertThat(there.estimate()).isNotCloseTo(1, within(0.1));
    }
  }

  @Nested
  class OfThreeAndThree {

    private final Ratio ratio = samples(values(10, 11, 12), values(1, 2, 4));

    @Test
    void hasTheFullRangeOfRatiosAs90PercentInterval() {
      assertThat(ratio.interval(0.95))
          .hasValueSatisfying(interval -> {
            assertThat(interval.low()).isEqualTo(2.5);
            assertThat(interval.high()).isEqualTo(12);
            assertThat(interval.confidence()).isCloseTo(0.9, within(1e-12));
          });
    }

    @Test
    void hasTooFewForAVerdictHoweverFarApartAndSaysThatFourWouldDo() {
      assertThat(ratio.verdict(0.95, 0.03)).isEqualTo(new Verdict.TooFew(4));
    }
  }

  @Test
  void hasNoIntervalWithFewerThanThreeInEitherSample() {
    var two = values(10, 11);
    var many = values(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(samples(two, many).interval(0.95)).isEmpty();
    assertThat(samples(many, two).interval(0.95)).isEmpty();
    assertThat(samples(two, many).verdict(0.95, 0.03)).isEqualTo(new Verdict.TooFew(4));
  }

  @Nested
  class OfFourAndFour {

    @Test
    void isDifferentWhenTheSamplesDoNotOverlap() {
      assertThat(samples(values(5, 6, 7, 8), values(1, 2, 3, 4)).verdict(0.95, 0.03))
          .isInstanceOfSatisfying(
              Verdict.Different.class, it -> assertThat(it.interval().low()).isEqualTo(1.25));
      assertThat(samples(values(1, 2, 3, 4), values(5, 6, 7, 8)).verdict(0.95, 0.03))
          .isInstanceOfSatisfying(
              Verdict.Different.class, it -> assertThat(it.interval().high()).isEqualTo(0.8));
    }

    @Test
    void showsNoDifferenceWhenTheyOverlapOrTouch() {
      assertThat(samples(values(3.5, 6, 7, 8), values(1, 2, 3, 4)).verdict(0.95, 0.03))
          .isInstanceOf(Verdict.Undecided.class);
      assertThat(samples(values(4, 6, 7, 8), values(1, 2, 3, 4)).verdict(0.95, 0.03))
          .isInstanceOf(Verdict.Undecided.class);
    }
  }

  @Test
  void finishesOnSamplesTooLargeForTheExactDistribution() {
    var under = DoubleStream.iterate(100, x -> x + 1).limit(150).toArray();
    var over = Arrays.stream(under).map(x -> 2 * x).toArray();
    var ratio = samples(over, under);
    assertThat(ratio.estimate()).isCloseTo(2, within(1e-12));
    assertThat(ratio.interval(0.95))
        .map(ConfidenceInterval::method)
        .hasValue("rank sums, normal approximation");
    assertThat(ratio.verdict(0.95, 0.03)).isInstanceOf(Verdict.Different.class);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void refusesTimesThatAreNotFiniteAndAboveZeroOnEitherSide(double time) {
    var good = values(1, 2, 3);
    var bad = values(1, time, 3);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> samples(bad, good))
        .withMessageContaining(String.valueOf(time));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> samples(good, bad))
        .withMessageContaining(String.valueOf(time));
  }

  @Test
  void refusesMorePairsThanFitInMemory() {
    var sample = DoubleStream.generate(() -> 1).limit(4_000).toArray();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> samples(sample, sample))
        .withMessageContaining("16000000");
  }

  @Test
  void ofManyTakesAThousandOfEachFromTheWholeLength() {
    var even = DoubleStream.iterate(1, it -> it + 1).limit(100_000).toArray();
    Ratio ratio = Ratio.ofMany(Summary.of(even), Summary.of(even));
    assertThat(ratio.estimate()).isCloseTo(1, within(1e-9));
    var few = DoubleStream.iterate(1, it -> it + 1).limit(1_000).toArray();
    Ratio interval = Ratio.ofMany(Summary.of(even), Summary.of(few));
    assertThat(interval.estimate()).isCloseTo(100, within(1.0));
    assertThat(Ratio.ofMany(Summary.of(few), Summary.of(few)).interval(0.95))
        .isEqualTo(samples(few, few).interval(0.95));
  }

  private static Ratio samples(double[] over, double[] under) {
    return Ratio.ofSamples(Summary.of(over), Summary.of(under));
  }

  private static Ratio rounds(double[] over, double[] under) {
    return Ratio.ofRounds(Summary.of(over), Summary.of(under));
  }

  private static double[] values(double... values) {
    return values;
  }

  private static double[] exp(double... logarithms) {
    return Arrays.stream(logarithms).map(Math::exp).toArray();
  }

  /// Ratio of two samples that were measured under different conditions.
  @Nested
  class Widened {
    private final Ratio ratio =
        samples(new double[] {10, 11, 12, 13}, new double[] {5, 6, 6.5, 7}).widened(0.8, 1.25);

    @Test
    void leavesTheEstimateAndOpensTheIntervalAtBothEnds() {
      var plain = samples(new double[] {10, 11, 12, 13}, new double[] {5, 6, 6.5, 7});
      assertThat(ratio.estimate()).isEqualTo(plain.estimate());
      var wide = ratio.interval(0.95).orElseThrow();
      var narrow = plain.interval(0.95).orElseThrow();
      assertThat(wide.low()).isEqualTo(narrow.low() / 1.25);
      assertThat(wide.high()).isEqualTo(narrow.high() / 0.8);
      assertThat(ratio.isWidened()).isTrue();
      assertThat(plain.isWidened()).isFalse();
    }

    @Test
    void turnedRoundItIsTheInverse() {
      var wide = ratio.interval(0.95).orElseThrow();
      var turned = ratio.inverse().interval(0.95).orElseThrow();
      assertThat(turned.low()).isCloseTo(1 / wide.high(), within(1e-12));
      assertThat(turned.high()).isCloseTo(1 / wide.low(), within(1e-12));
      assertThat(ratio.inverse().pValue()).isEqualTo(ratio.pValue());
    }

    /// The p-value belongs to the interval: both agree about the ratio 1 at each confidence level.
    @Test
    void itsChanceAgreesWithItsInterval() {
      for (double high : new double[] {1, 1.2, 1.4, 1.5, 1.6, 1.8, 2, 2.7}) {
        var it = ratio.widened(1, high);
        for (double confidence : new double[] {0.5, 0.8, 0.9, 0.97}) {
          assertThat(it.interval(confidence).orElseThrow().contains(1))
              .as("%s at %s", high, confidence)
              .isEqualTo(it.pValue() > 1 - confidence);
        }
      }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, 1.1, Double.NaN})
    void whatIsNoSlackIsRefused(double low) {
      assertThatIllegalArgumentException().isThrownBy(() -> ratio.widened(low, 1));
    }

    /// The machine's factor is between 0.9 and 1.15. The true ratio of 1.2 lies in the widened
    /// interval in at least 95 % of cases, but rarely in the plain one.
    @Test
    void coversTheTrueRatioWhateverTheMachineDidWithinTheSlack() {
      var random = new Random(2005);
      var wide = 0;
      var plain = 0;
      var runs = 2_000;
      for (var i = 0; i < runs; i++) {
        var machine = random.nextBoolean() ? 0.9 : 1.15;
        var it = samples(noise(random, 8, 1.2 * machine, 0.05), noise(random, 8, 1, 0.05));
        plain += it.interval(0.95).orElseThrow().contains(1.2) ? 1 : 0;
        wide += it.widened(0.9, 1.15).interval(0.95).orElseThrow().contains(1.2) ? 1 : 0;
      }
      assertThat(wide).isGreaterThanOrEqualTo(runs * 95 / 100);
      assertThat(plain).isLessThan(runs / 10);
    }
  }

  /// An offset of a run affects all its repetitions. Each side has six runs of six repetitions.
  /// They spread by 5 % within a run and by 30 % between runs.
  @Test
  void mediansOfRunsCoverTheTrueRatioAndPooledRepetitionsDoNot() {
    var random = new Random(2005);
    var byRun = 0;
    var pooled = 0;
    var cases = 2_000;
    for (var i = 0; i < cases; i++) {
      var over = runs(random, 1.5);
      var under = runs(random, 1);
      byRun +=
          samples(medians(over), medians(under)).interval(0.95).orElseThrow().contains(1.5) ? 1 : 0;
      pooled += samples(all(over), all(under)).interval(0.95).orElseThrow().contains(1.5) ? 1 : 0;
    }
    assertThat(byRun).isGreaterThanOrEqualTo(cases * 95 / 100);
    assertThat(pooled).isLessThan(cases * 70 / 100);
  }

  private static List<double[]> runs(Random random, double middle) {
    return Stream.generate(
            () -> noise(random, 6, middle * Math.exp(0.3 * random.nextGaussian()), 0.05))
        .limit(6)
        .toList();
  }

  private static double[] medians(List<double[]> runs) {
    return runs.stream().mapToDouble(each -> Summary.of(each).median()).toArray();
  }

  private static double[] all(List<double[]> runs) {
    return runs.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  private static double[] noise(Random random, int count, double middle, double spread) {
    return DoubleStream.generate(() -> middle * Math.exp(spread * random.nextGaussian()))
        .limit(count)
        .toArray();
  }
}
