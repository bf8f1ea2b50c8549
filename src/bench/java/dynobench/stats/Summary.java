package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/// Statistics of one sample: the repetitions of one measurement, in their order. Every value is
/// computed from the observations when it is requested, by sorting them.
public record Summary(List<Double> observations) {

  /// Minimum number of observations for an interval: with fewer, the full range covers the median
  /// with less than 75 %.
  static final int FEWEST_FOR_INTERVAL = 3;

  private static final int FEWEST_FOR_OUTLIERS = 5;

  /// Tukey's factor: about 0.7 % of normally distributed observations lie further out.
  private static final double FENCE_IN_QUARTILE_RANGES = 1.5;

  /// @throws IllegalArgumentException when the sample is empty, or an observation is not finite
  public Summary {
    observations = List.copyOf(observations);
    if (observations.isEmpty()) {
      throw new IllegalArgumentException("A summary needs at least one observation");
    }
    for (var index = 0; index < observations.size(); index++) {
      if (!Double.isFinite(observations.get(index))) {
        throw new IllegalArgumentException(
            "Observation " + index + " is not a finite number: " + observations.get(index));
      }
    }
  }

  public static Summary of(double... observations) {
    return new Summary(Arrays.stream(observations).boxed().toList());
  }

  public int count() {
    return observations.size();
  }

  /// Returns a sample of evenly spaced observations, at most the given number.
  Summary thinned(int most) {
    int step = Math.ceilDiv(count(), most);
    return step == 1
        ? this
        : new Summary(
            IntStream.range(0, Math.ceilDiv(count(), step))
                .mapToObj(i -> observations.get(i * step))
                .toList());
  }

  /// Returns a sample of the first observations.
  Summary first(int many) {
    return new Summary(observations.subList(0, many));
  }

  public double min() {
    return observations.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
  }

  public double median() {
    return quantile(0.5);
  }

  public double max() {
    return observations.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
  }

  public double mean() {
    return observations.stream().mapToDouble(Double::doubleValue).sum() / count();
  }

  /// Returns the value below which the given share of the observations lies, interpolated between
  /// the two nearest. It is type 7 of Hyndman and Fan, the default of R, NumPy and spreadsheets.
  /// 0.25 and 0.75 are the quartiles that [#outliers] uses; 0.99 is the 99th percentile, which for
  /// fewer than about a hundred observations is close to the maximum.
  ///
  /// @throws IllegalArgumentException when the share is not between 0 and 1
  public double quantile(double share) {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("A quantile's share must lie in 0 to 1: " + share);
    }
    return quantile(sorted(), share);
  }

  /// Returns the exact distribution-free interval of the median. It is the narrowest interval from
  /// the k-th smallest to the k-th largest observation that covers the median with at least 95 %.
  /// With three to five observations this is impossible, and the result is the full range with its
  /// true coverage (75 %, 87.5 %, 93.75 %). Empty for fewer observations. Ties increase the
  /// coverage.
  public Optional<ConfidenceInterval> medianInterval() {
    if (count() < FEWEST_FOR_INTERVAL) {
      return Optional.empty();
    }
    var belowMedian = BinomialDistribution.of(count(), 0.5);
    var tail = (1 - ConfidenceInterval.USUAL_CONFIDENCE) / 2;
    var rank = Math.max(1, belowMedian.inverseCumulativeProbability(tail));
    var coverage = 1 - 2 * belowMedian.cumulativeProbability(rank - 1);
    var sorted = sorted();
    return Optional.of(
        new ConfidenceInterval(
            sorted[rank - 1], sorted[count() - rank], coverage, "exact order statistics"));
  }

  /// Returns the positions, from 0, of the observations outside Tukey's fences: more than 1.5
  /// quartile ranges below the first or above the third [quartile][#quantile]. Outliers are marked,
  /// never removed: all statistics include them. Empty for fewer than five observations.
  public List<Integer> outliers() {
    if (count() < FEWEST_FOR_OUTLIERS) {
      return List.of();
    }
    var sorted = sorted();
    var first = quantile(sorted, 0.25);
    var third = quantile(sorted, 0.75);
    var reach = FENCE_IN_QUARTILE_RANGES * (third - first);
    return IntStream.range(0, count())
        .filter(i -> observations.get(i) < first - reach || observations.get(i) > third + reach)
        .boxed()
        .toList();
  }

  private double[] sorted() {
    return observations.stream().mapToDouble(Double::doubleValue).sorted().toArray();
  }

  private static double quantile(double[] sorted, double share) {
    var position = (sorted.length - 1) * share;
    var below = sorted[(int) Math.floor(position)];
    var above = sorted[(int) Math.ceil(position)];
    return below + (position - Math.floor(position)) * (above - below);
  }
}
