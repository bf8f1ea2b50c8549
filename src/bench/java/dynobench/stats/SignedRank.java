package dynobench.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/// Wilcoxon's signed ranks. It counts Walsh averages: the averages of each two of the pairs'
/// quotients, including each with itself.
///
/// @param n number of pairs
record SignedRank(int n) implements RankTest {

  /// Maximum number of pairs for the exact distribution, which takes 14 million steps.
  private static final int MOST_EXACT = 300;

  @Override
  public boolean isExact() {
    return n <= MOST_EXACT;
  }

  /// Returns the exact probabilities. Each rank belongs to a quotient above the true one with
  /// probability 1/2, independently of the others; so this is the distribution of a sum of
  /// independent ranks.
  @Override
  public double[] probabilities() {
    var row = new double[n * (n + 1) / 2 + 1];
    row[0] = 1;
    for (var rank = 1; rank <= n; rank++) {
      for (var sum = rank * (rank + 1) / 2; sum >= 0; sum--) {
        row[sum] = (row[sum] + (sum >= rank ? row[sum - rank] : 0)) / 2;
      }
    }
    return row;
  }

  @Override
  public NormalDistribution approximation() {
    var mean = n * (n + 1.0) / 4;
    return NormalDistribution.of(mean, Math.sqrt(mean * (2.0 * n + 1) / 6));
  }

  @Override
  public String name() {
    return "signed ranks";
  }
}
