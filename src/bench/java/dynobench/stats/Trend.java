package dynobench.stats;

import java.util.List;

/// Mann and Kendall's test for a trend: of each two values, is the later one larger? Nothing is
/// assumed about how they spread, and one that is far off counts no more than its rank.
final class Trend {
  private final List<Double> values;

  /// @param values in order
  Trend(List<Double> values) {
    this.values = List.copyOf(values);
  }

  /// How many of each two rise, less those that fall.
  int rises() {
    int rises = 0;
    for (int later = 1; later < values.size(); later++) {
      for (int earlier = 0; earlier < later; earlier++) {
        rises += values.get(later).compareTo(values.get(earlier));
      }
    }
    return rises;
  }

  /// How probable a trend as strong as this one, or stronger, is by chance alone, up or down: exact
  /// where no two values are the same, and too high where some are.
  double chance() {
    double[] falls = falls(values.size());
    int pairs = falls.length - 1;
    int least = Math.abs(rises());
    double chance = 0;
    for (int fell = 0; fell < falls.length; fell++) {
      chance += Math.abs(pairs - 2 * fell) >= least ? falls[fell] : 0;
    }
    return Math.min(1, chance);
  }

  /// The probability of each number of falling pairs when every order is as likely: the n-th value
  /// falls below each number of those before it with the same probability.
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
