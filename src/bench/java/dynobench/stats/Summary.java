package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/// What one sample says: the repetitions of one measurement, in the order in which they were made.
/// Everything is worked out from the observations when asked for, by sorting them.
public record Summary(List<Double> observations) {

  /// Below this many observations the full range covers the median with less than 75 %.
  static final int FEWEST_FOR_INTERVAL = 3;

  private static final int FEWEST_FOR_OUTLIERS = 5;

  /// Tukey's choice: about 0.7 % of normally distributed observations lie further out.
  private static final double FENCE_IN_QUARTILE_RANGES = 1.5;

  /// @throws IllegalArgumentException when there is no observation, or one is not finite
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

  /// Of observations as far from each other as leaves that many of them at most.
  Summary thinned(int most) {
    int step = Math.ceilDiv(count(), most);
    return step == 1
        ? this
        : new Summary(
            IntStream.range(0, Math.ceilDiv(count(), step))
                .mapToObj(i -> observations.get(i * step))
                .toList());
  }

  /// Of its first observations alone.
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

  /// The value below which the given share of the observations lies, interpolated between the two
  /// nearest: type 7 of Hyndman and Fan, which R, NumPy and spreadsheets use unless told otherwise.
  /// 0.25 and 0.75 are the quartiles that [#outliers] uses, 0.99 is the 99th percentile; of fewer
  /// than about a hundred observations that is little else than the maximum.
  ///
  /// @throws IllegalArgumentException when the share is not between 0 and 1
  public double quantile(double share) {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("A quantile's share must lie in 0 to 1: " + share);
    }
    return quantile(sorted(), share);
  }

  /// The exact distribution-free interval of the median. It runs from the k-th smallest to the k-th
  /// largest observation: the narrowest such pair that covers the median with at least 95 %. Three
  /// to five observations can't reach that, so theirs is the full range with its true coverage (75
  /// %, 87.5 %, 93.75 %); fewer give none. Ties make it cover more, never less.
  public Optional<Interval> medianInterval() {
    if (count() < FEWEST_FOR_INTERVAL) {
      return Optional.empty();
    }
    var belowMedian = BinomialDistribution.of(count(), 0.5);
    var tail = (1 - Interval.USUAL_CONFIDENCE) / 2;
    var rank = Math.max(1, belowMedian.inverseCumulativeProbability(tail));
    var coverage = 1 - 2 * belowMedian.cumulativeProbability(rank - 1);
    var sorted = sorted();
    return Optional.of(
        new Interval(sorted[rank - 1], sorted[count() - rank], coverage, "exact order statistics"));
  }

  /// The positions, from 0, of the observations outside Tukey's fences: further than 1.5 quartile
  /// ranges below the first or above the third [quartile][#quantile]. They are to be marked, never
  /// dropped: every figure here counts them. Of fewer than five observations none is called an
  /// outlier.
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
