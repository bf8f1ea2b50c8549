package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// Test for correlation of successive values: von Neumann's ratio of the ranks (Bartels 1982).
/// Intervals assume independent rounds, and are too narrow where a round resembles the one before.
public final class SerialCorrelation {
  private final double[] ranks;

  /// @param values values in the order of measuring, ten or more
  public SerialCorrelation(List<Double> values) {
    ranks = values.stream().mapToDouble(each -> rank(values, each)).toArray();
  }

  /// Returns a value's rank; equal values share the mean of their ranks.
  private static double rank(List<Double> values, double value) {
    var below = values.stream().filter(each -> each < value).count();
    var same = values.stream().filter(each -> each == value).count();
    return below + (same + 1) / 2.0;
  }

  /// Returns the squared steps between successive ranks, divided by the squared distances from the
  /// mean rank. It is 2 on average for independent values, and smaller where neighbours are
  /// similar. It is 2 if all values are equal.
  double ratio() {
    var middle = (ranks.length + 1) / 2.0;
    var steps = 0.0;
    for (var i = 1; i < ranks.length; i++) {
      steps += square(ranks[i] - ranks[i - 1]);
    }
    var distances = Arrays.stream(ranks).map(each -> square(each - middle)).sum();
    return distances == 0 ? 2 : steps / distances;
  }

  private static double square(double value) {
    return value * value;
  }

  /// Returns the approximate correlation of each value with the next: about 0 for independent
  /// values, and nearly 1 for sorted ones.
  public double correlation() {
    return 1 - ratio() / 2;
  }

  /// Returns the approximate probability of a similarity at least this strong by chance alone.
  /// One-sided: alternating values give a probability near 1.
  public double pValue() {
    double n = ranks.length;
    var variance = 4 * (n - 2) * (5 * n * n - 2 * n - 9) / (5 * n * (n + 1) * square(n - 1));
    return NormalDistribution.of(2, Math.sqrt(variance)).cumulativeProbability(ratio());
  }
}
