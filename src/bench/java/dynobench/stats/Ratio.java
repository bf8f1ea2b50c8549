package dynobench.stats;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Ratio of two times: 2 means that `over` takes twice as long as `under`. The estimate is that of
/// Hodges and Lehmann on the log scale, the median of many quotients; it is not the quotient of two
/// medians.
public final class Ratio {

  /// Maximum number of quotients, which take 80 MB. Repetitions are counted in dozens, so an excess
  /// is an error of the caller.
  private static final long MOST_QUOTIENTS = 10_000_000;

  private static final int MANY = 1_000;

  private final Summary over;
  private final Summary under;
  private final double[] rounds;
  private final RankTest test;
  private final double[] quotients;
  private final Slack slack;

  /// Range of ratios that the conditions alone can cause, without a real difference.
  private record Slack(double low, double high) {
    static final Slack NONE = new Slack(1, 1);

    Slack inverse() {
      return new Slack(1 / high, 1 / low);
    }
  }

  private Ratio(Summary over, Summary under, double[] rounds, RankTest test, double[] quotients) {
    this(over, under, rounds, test, quotients, Slack.NONE);
  }

  /// @param rounds quotient of each round; empty without rounds
  private Ratio(
      Summary over,
      Summary under,
      double[] rounds,
      RankTest test,
      double[] quotients,
      Slack slack) {
    this.over = over;
    this.under = under;
    this.rounds = rounds;
    this.test = test;
    this.quotients = quotients;
    this.slack = slack;
    Arrays.sort(quotients);
  }

  /// Returns the ratio of two independent samples, by rank sums: the median of the quotients of
  /// every pair of values. The method assumes that both samples have the same distribution except
  /// for the factor; the shape of the distribution is arbitrary.
  ///
  /// @throws IllegalArgumentException when an observation is not above zero, or there are too many
  public static Ratio ofSamples(Summary over, Summary under) {
    require(over, under, (long) over.count() * under.count());
    var quotients =
        over.observations().stream()
            .flatMapToDouble(a -> under.observations().stream().mapToDouble(b -> a / b))
            .toArray();
    return new Ratio(
        over, under, new double[0], new RankSum(over.count(), under.count()), quotients);
  }

  /// Returns the ratio of two samples that may be too large for [#ofSamples]. It uses at most a
  /// thousand evenly spaced observations of each, which makes the interval wider but not less
  /// valid.
  ///
  /// @throws IllegalArgumentException when an observation is not above zero
  public static Ratio ofMany(Summary over, Summary under) {
    return ofSamples(over.thinned(MANY), under.thinned(MANY));
  }

  /// Returns the ratio of pairs that were measured in rounds, by signed ranks; influences on both
  /// sides of a round cancel out. The method assumes that a round's quotient is too large as often
  /// as too small, which the alternating order ensures.
  ///
  /// @throws IllegalArgumentException when an observation is not above zero, there are too many, or
  ///   the numbers differ
  public static Ratio ofRounds(Summary over, Summary under) {
    var count = over.count();
    if (count != under.count()) {
      throw new IllegalArgumentException(
          "Rounds have one of each: got " + count + " and " + under.count());
    }
    var rounds = new double[count];
    Arrays.setAll(rounds, i -> over.observations().get(i) / under.observations().get(i));
    return ofRounds(over, under, rounds);
  }

  /// Returns the ratio of rounds whose quotients are known more precisely than from two times.
  ///
  /// @throws IllegalArgumentException as [#ofSamples], and when the numbers differ
  public static Ratio ofRounds(Summary over, Summary under, List<Double> rounds) {
    if (rounds.size() != over.count() || rounds.size() != under.count()) {
      throw new IllegalArgumentException(
          "Rounds have one of each: got "
              + over.count()
              + ", "
              + under.count()
              + " and "
              + rounds.size());
    }
    requirePositive(new Summary(rounds));
    return ofRounds(over, under, rounds.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private static Ratio ofRounds(Summary over, Summary under, double[] rounds) {
    var count = rounds.length;
    require(over, under, count * (count + 1L) / 2);
    var quotients = new double[count * (count + 1) / 2];
    var next = 0;
    for (var i = 0; i < count; i++) {
      for (var j = i; j < count; j++) {
        quotients[next++] = i == j ? rounds[i] : middle(rounds[i], rounds[j]);
      }
    }
    return new Ratio(over, under, rounds, new SignedRank(count), quotients);
  }

  /// Returns the ratio for given ratios of rounds.
  public static Ratio ofRoundRatios(Summary rounds) {
    return ofRounds(rounds, new Summary(Collections.nCopies(rounds.count(), 1.0)));
  }

  /// Returns the ratio of each round, in the order of measuring.
  ///
  /// @throws IllegalArgumentException when the ratio was not measured in rounds
  public Summary rounds() {
    requireRounds();
    return Summary.of(rounds);
  }

  /// Returns the variation of the rounds' ratios: the standard deviation of their logarithms, where
  /// 0.1 is about ± 10 %; 0 for a single round.
  ///
  /// @throws IllegalArgumentException when the ratio was not measured in rounds
  public double spread() {
    var logs = rounds().observations().stream().mapToDouble(Math::log).toArray();
    var mean = Arrays.stream(logs).average().orElse(0);
    var squares = Arrays.stream(logs).map(each -> (each - mean) * (each - mean)).sum();
    return logs.length < 2 ? 0 : Math.sqrt(squares / (logs.length - 1));
  }

  public Summary over() {
    return over;
  }

  public Summary under() {
    return under;
  }

  /// Returns whether the ratio was measured in rounds.
  public boolean isInRounds() {
    return rounds.length > 0;
  }

  /// Returns the median of the quotients. For an even number of quotients, this is the geometric
  /// mean of the middle two, so that swapping the sides gives the reciprocal.
  public double estimate() {
    return middle(quotients[(quotients.length - 1) / 2], quotients[quotients.length / 2]);
  }

  /// Returns the ratio after the given number of rounds.
  ///
  /// @throws IllegalArgumentException when the ratio was not measured in rounds
  public Ratio afterRounds(int count) {
    requireRounds();
    return ofRounds(over.first(count), under.first(count), Arrays.copyOf(rounds, count));
  }

  private void requireRounds() {
    if (!isInRounds()) {
      throw new IllegalArgumentException("There were no rounds");
    }
  }

  /// Returns this ratio for conditions that alone can cause any ratio within a range. Each interval
  /// is extended accordingly at both ends.
  ///
  /// @param low lower end of the range, at most 1
  /// @param high upper end of the range, at least 1
  public Ratio widened(double low, double high) {
    if (!(low > 0 && low <= 1 && high >= 1)) {
      throw new IllegalArgumentException("Nothing is widened by %s to %s".formatted(low, high));
    }
    return new Ratio(over, under, rounds, test, quotients, new Slack(low, high));
  }

  /// Returns whether the conditions of the ratio leave an uncertainty that repetitions cannot
  /// remove.
  public boolean isWidened() {
    return !slack.equals(Slack.NONE);
  }

  /// Returns the ratio of `under` to `over`.
  public Ratio inverse() {
    return new Ratio(under, over, turned(rounds), test, turned(quotients), slack.inverse());
  }

  private static double[] turned(double[] quotients) {
    return Arrays.stream(quotients).map(each -> 1 / each).toArray();
  }

  /// Returns the interval of all factors that the test does not reject. If even the full range of
  /// the quotients does not reach the confidence, returns the full range with its true coverage.
  /// Empty with fewer than three observations on either side.
  public Optional<ConfidenceInterval> interval(double confidence) {
    if (Math.min(over.count(), under.count()) < Summary.FEWEST_FOR_INTERVAL) {
      return Optional.empty();
    }
    var rank = test.rank(confidence);
    return Optional.of(
        new ConfidenceInterval(
            quotients[rank - 1] / slack.high(),
            quotients[quotients.length - rank] / slack.low(),
            test.confidence(rank),
            test.method()));
  }

  /// Returns the probability of quotients at least as far from 1 by chance alone, if neither side
  /// takes longer: the two-sided p-value that belongs to the intervals. A quotient of 1 counts
  /// against a difference.
  public double pValue() {
    var below = Arrays.stream(quotients).filter(each -> each <= slack.high()).count();
    var above = Arrays.stream(quotients).filter(each -> each >= slack.low()).count();
    return Math.min(1, 2 * test.tail((int) Math.min(below, above)));
  }

  /// Returns the verdict. It is too few if no interval reaches the confidence, and different if the
  /// interval excludes 1. Otherwise it is alike if the interval lies within the margin, or else
  /// undecided.
  ///
  /// @param confidence confidence that the interval must reach
  /// @param margin share below which a difference does not matter: 0.03 is 3 %
  public Verdict verdict(double confidence, double margin) {
    var wanted = interval(confidence);
    if (wanted.isEmpty() || wanted.get().confidence() < confidence) {
      return new Verdict.TooFew(fewest(confidence));
    }
    var interval = wanted.get();
    if (!interval.contains(1)) {
      return new Verdict.Different(interval);
    }
    var wide = 1 + margin;
    return interval.low() >= 1 / wide && interval.high() <= wide
        ? new Verdict.Alike(interval, margin)
        : new Verdict.Undecided(interval, more(interval, Math.log(wide)));
  }

  /// Returns the fewest rounds, or repetitions of each side, that could reach the confidence.
  private int fewest(double confidence) {
    return isInRounds() ? fewestRounds(confidence) : fewestOfEach(confidence);
  }

  /// Returns the fewest rounds that could decide anything at a confidence.
  public static int fewestRounds(double confidence) {
    var rounds = Summary.FEWEST_FOR_INTERVAL;
    while (new SignedRank(rounds).confidence(1) < confidence) {
      rounds++;
    }
    return rounds;
  }

  private static int fewestOfEach(double confidence) {
    var each = Summary.FEWEST_FOR_INTERVAL;
    while (new RankSum(each, each).confidence(1) < confidence) {
      each++;
    }
    return each;
  }

  /// Returns the approximate number of further rounds until the interval excludes 1 or fits into
  /// the margin, if the estimate stays the same. The width falls with the square root of the
  /// rounds.
  private int more(ConfidenceInterval interval, double margin) {
    var half = Math.log(interval.high() / interval.low()) / 2;
    var off = Math.abs(Math.log(estimate()));
    var wanted = half / Math.max(off, margin - off);
    var rounds = Math.min(over.count(), under.count()) * (wanted * wanted - 1);
    return Math.clamp((long) Math.ceil(rounds), 1, Integer.MAX_VALUE);
  }

  private static double middle(double a, double b) {
    return a * Math.sqrt(b / a);
  }

  private static void require(Summary over, Summary under, long quotients) {
    if (quotients > MOST_QUOTIENTS) {
      throw new IllegalArgumentException(
          "Too many quotients to compare: " + quotients + ", at most " + MOST_QUOTIENTS);
    }
    requirePositive(over);
    requirePositive(under);
  }

  private static void requirePositive(Summary sample) {
    if (sample.min() <= 0) {
      throw new IllegalArgumentException(
          "A ratio needs times above zero; the smallest given is " + sample.min());
    }
  }
}
