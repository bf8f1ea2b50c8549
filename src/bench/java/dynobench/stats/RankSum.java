package dynobench.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/// Mann and Whitney's rank sums of two independent samples. It counts the quotients of each value
/// of one with each value of the other.
///
/// @param n size of the first sample
/// @param m size of the second sample
record RankSum(int n, int m) implements RankTest {

  /// Maximum product of sample sizes for the exact distribution: about 25 million steps.
  private static final int MOST_EXACT_PAIRS = 10_000;

  @Override
  public boolean isExact() {
    return (long) n * m <= MOST_EXACT_PAIRS;
  }

  /// Returns the exact probabilities by recursion. The largest of all values belongs to the first
  /// sample with probability n / (n + m), and then exceeds all m of the second; otherwise it adds
  /// nothing.
  @Override
  public double[] probabilities() {
    var row = new double[m + 1][];
    for (var i = 0; i <= n; i++) {
      for (var j = 0; j <= m; j++) {
        var next = new double[i * j + 1];
        next[0] = i == 0 || j == 0 ? 1 : 0;
        if (i > 0 && j > 0) {
          add(next, row[j], j, (double) i / (i + j));
          add(next, row[j - 1], 0, (double) j / (i + j));
        }
        row[j] = next;
      }
    }
    return row[m];
  }

  private static void add(double[] sum, double[] term, int shift, double weight) {
    for (var u = 0; u < term.length; u++) {
      sum[u + shift] += weight * term[u];
    }
  }

  @Override
  public NormalDistribution approximation() {
    return NormalDistribution.of(0.5 * n * m, Math.sqrt(n * (double) m * (n + m + 1) / 12));
  }

  @Override
  public String name() {
    return "rank sums";
  }
}
