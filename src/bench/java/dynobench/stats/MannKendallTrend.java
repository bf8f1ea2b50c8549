package dynobench.stats;

import java.util.List;

/// Mann-Kendall test for a trend. The test counts the pairs in which the later value is larger. It
/// assumes nothing about the distribution. An outlier has no more weight than its rank.
final class MannKendallTrend {
  private final List<Double> values;

  /// @param values values in order
  MannKendallTrend(List<Double> values) {
    this.values = List.copyOf(values);
  }

  /// Returns the number of rising pairs minus the number of falling pairs.
  int rises() {
    int rises = 0;
    for (int later = 1; later < values.size(); later++) {
      for (int earlier = 0; earlier < later; earlier++) {
        rises += values.get(later).compareTo(values.get(earlier));
      }
    }
    return rises;
  }

  /// Returns the probability of a trend at least this strong by chance alone, up or down. It is
  /// exact without ties, and too high with ties.
  double pValue() {
    double[] falls = falls(values.size());
    int pairs = falls.length - 1;
    int least = Math.abs(rises());
    double chance = 0;
    for (int fell = 0; fell < falls.length; fell++) {
      chance += Math.abs(pairs - 2 * fell) >= least ? falls[fell] : 0;
    }
    return Math.min(1, chance);
  }

  /// Returns the probability of each number of falling pairs if every order is equally likely. The
  /// n-th value falls below any number of the earlier values with the same probability.
  private static double[] falls(int count) {
    double[] falls = {1};
    for (int n = 2; n <= count; n++) {
      var next = new double[falls.length + n - 1];
      double running = 0;
      for (int i = 0; i < next.length; i++) {
        running += i < falls.length ? falls[i] : 0;
        running -= i >= n ? falls[i - n] : 0;
        next[i] = Math.max(0, running) / n;
      }
      falls = next;
    }
    return falls;
  }
}
