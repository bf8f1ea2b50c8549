package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// Slope of a series by Theil and Sen: the median of the slopes between all pairs of values. The
/// interval follows from the Mann-Kendall test, whose variance is corrected for correlation of
/// neighbours (Hamed and Rao 1998). So a saw-tooth, as clean-ups leave it, does not look like a
/// sure trend.
public final class SenSlope {
  /// Minimum number of values for an interval.
  public static final int FEWEST = 8;

  private static final String METHOD = "Theil-Sen, corrected for correlation";

  private final List<Double> values;
  private final double[] slopes;

  /// Creates the slope of values at equal distances.
  ///
  /// @throws IllegalArgumentException when there are fewer than [#FEWEST] values
  public SenSlope(List<Double> values) {
    if (values.size() < FEWEST) {
      throw new IllegalArgumentException(
          "A trend needs " + FEWEST + " values: got " + values.size());
    }
    this.values = List.copyOf(values);
    int n = values.size();
    slopes = new double[n * (n - 1) / 2];
    int at = 0;
    for (int later = 1; later < n; later++) {
      for (int earlier = 0; earlier < later; earlier++) {
        slopes[at++] = (values.get(later) - values.get(earlier)) / (later - earlier);
      }
    }
    Arrays.sort(slopes);
  }

  /// Returns the change from one value to the next.
  public double estimate() {
    int middle = slopes.length / 2;
    return slopes.length % 2 == 1 ? slopes[middle] : (slopes[middle - 1] + slopes[middle]) / 2;
  }

  /// Returns the interval of the slope.
  public ConfidenceInterval interval(double confidence) {
    double quantile = NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - confidence) / 2);
    double width = quantile * Math.sqrt(variance());
    return new ConfidenceInterval(
        ranked((slopes.length - width) / 2 - 1),
        ranked((slopes.length + width) / 2),
        confidence,
        METHOD);
  }

  /// Returns the slope at a position among the sorted ones, between two of them where the position
  /// is no whole number.
  private double ranked(double position) {
    double inside = Math.clamp(position, 0, slopes.length - 1);
    int below = (int) inside;
    int above = Math.min(below + 1, slopes.length - 1);
    return slopes[below] + (inside - below) * (slopes[above] - slopes[below]);
  }

  /// Returns the variance of the number of rises, corrected for correlation. A correction never
  /// makes the interval narrower.
  double variance() {
    return independentVariance() * Math.max(1, correction());
  }

  /// Returns the variance for independent values. Ties make it smaller.
  private double independentVariance() {
    double n = values.size();
    double ties = values.stream().distinct().mapToDouble(each -> tied(count(each))).sum();
    return (tied(n) - ties) / 18;
  }

  private double count(double value) {
    return values.stream().filter(each -> each == value).count();
  }

  private static double tied(double count) {
    return count * (count - 1) * (2 * count + 5);
  }

  /// Returns the factor of Hamed and Rao: it sums the correlations of the ranks that are
  /// significant, at all distances, after the slope was subtracted.
  double correction() {
    int n = values.size();
    double[] ranks = ranks();
    double least = NormalDistribution.of(0, 1).inverseSurvivalProbability(0.025) / Math.sqrt(n);
    double sum = 0;
    for (int lag = 1; lag < n; lag++) {
      double correlation = correlation(ranks, lag);
      if (Math.abs(correlation) > least) {
        sum += (double) (n - lag) * (n - lag - 1) * (n - lag - 2) * correlation;
      }
    }
    return 1 + 2 / ((double) n * (n - 1) * (n - 2)) * sum;
  }

  /// Returns the ranks of the values without the slope.
  private double[] ranks() {
    double slope = estimate();
    var flat = new double[values.size()];
    Arrays.setAll(flat, i -> values.get(i) - slope * (i + 1));
    return Arrays.stream(flat).map(each -> rank(flat, each)).toArray();
  }

  private static double rank(double[] all, double value) {
    long below = Arrays.stream(all).filter(each -> each < value).count();
    long same = Arrays.stream(all).filter(each -> each == value).count();
    return below + (same + 1) / 2.0;
  }

  private static double correlation(double[] ranks, int lag) {
    double mean = (ranks.length + 1) / 2.0;
    double covariance = 0;
    double variance = 0;
    for (int i = 0; i < ranks.length; i++) {
      variance += (ranks[i] - mean) * (ranks[i] - mean);
      covariance += i < lag ? 0 : (ranks[i] - mean) * (ranks[i - lag] - mean);
    }
    return variance == 0 ? 0 : covariance / variance;
  }
}
