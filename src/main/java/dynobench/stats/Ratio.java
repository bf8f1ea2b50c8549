package dynobench.stats;

import java.util.Optional;

/// How many times as long one thing takes as another, from two independent samples: 2 means that
/// `over` takes twice as long as `under`. It assumes that the two spread alike but for that factor,
/// and nothing about the shape of the spread. Each question sorts the ratios of all pairs anew, so
/// for long samples keep the answer.
public record Ratio(Summary over, Summary under) {

  /// The fewest equal samples whose attainable confidence is 95 %: with 4 and 4 it is 97.1 %, with
  /// 3 and 3 it is 90 %.
  private static final int ENOUGH_OF_EACH = 4;

  /// 80 MB of ratios. Repetitions are counted in dozens; who comes near has passed something else.
  private static final long MOST_PAIRS = 10_000_000;

  /// @throws IllegalArgumentException when an observation is not above zero, or the samples have
  ///   over ten million pairs
  public Ratio {
    requirePositive(over);
    requirePositive(under);
    var pairs = (long) over.count() * under.count();
    if (pairs > MOST_PAIRS) {
      throw new IllegalArgumentException(
          "Too many pairs to compare: " + pairs + ", at most " + MOST_PAIRS);
    }
  }

  public static Ratio of(double[] over, double[] under) {
    return new Ratio(Summary.of(over), Summary.of(under));
  }

  /// The estimate of Hodges and Lehmann on the log scale: the median of the ratios of all pairs,
  /// and of an even number of ratios the geometric mean of the middle two, so that swapping the
  /// samples gives the reciprocal.
  public double estimate() {
    var ratios = sortedRatios();
    var lower = ratios[(ratios.length - 1) / 2];
    var upper = ratios[ratios.length / 2];
    return lower * Math.sqrt(upper / lower);
  }

  /// All factors that the rank-sum test of Mann, Whitney and Wilcoxon doesn't reject: from the k-th
  /// smallest to the k-th largest ratio of a pair, with the largest k that keeps 95 %. Where even
  /// the full range falls short of that (3 and 3: 90 %, 3 and 4: 94.3 %) it is the full range, with
  /// its true coverage; with fewer than three in either sample there is none.
  public Optional<Interval> interval() {
    if (Math.min(over.count(), under.count()) < Summary.FEWEST_FOR_INTERVAL) {
      return Optional.empty();
    }
    var test = RankSum.of(over.count(), under.count());
    var ratios = sortedRatios();
    return Optional.of(
        new Interval(
            ratios[test.rank() - 1],
            ratios[ratios.length - test.rank()],
            test.confidence(),
            test.method()));
  }

  public Verdict verdict() {
    return interval()
        .filter(Interval::reachesUsualConfidence)
        .map(Ratio::judge)
        .orElseGet(() -> new Verdict.TooFew(ENOUGH_OF_EACH));
  }

  private static Verdict judge(Interval interval) {
    return interval.contains(1)
        ? new Verdict.NoDifferenceShown(interval)
        : new Verdict.Different(interval);
  }

  private double[] sortedRatios() {
    return over.observations().stream()
        .flatMapToDouble(a -> under.observations().stream().mapToDouble(b -> a / b))
        .sorted()
        .toArray();
  }

  private static void requirePositive(Summary sample) {
    if (sample.min() <= 0) {
      throw new IllegalArgumentException(
          "A ratio needs times above zero; the smallest given is " + sample.min());
    }
  }
}
