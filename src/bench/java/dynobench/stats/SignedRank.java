package dynobench.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/// Wilcoxon's signed ranks. What is counted are the averages of each two of the pairs' quotients,
/// each with itself, too: Walsh's.
///
/// @param n how many pairs
record SignedRank(int n) implements RankTest {

  /// Up to here the exact distribution is worked out: in 14 million steps.
  private static final int MOST_EXACT = 300;

  @Override
  public boolean isExact() {
    return n <= MOST_EXACT;
  }

  /// Each rank belongs to a quotient above the true one with probability 1/2, whatever the others
  /// do: the distribution of the sum of independent ranks.
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
