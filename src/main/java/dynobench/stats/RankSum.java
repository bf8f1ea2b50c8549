package dynobench.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/// Where in the sorted pairs of two samples an interval begins and ends, by the distribution of
/// Mann and Whitney's U.
///
/// @param rank the interval runs from the rank-th smallest to the rank-th largest pair; `rank - 1`
///   is the critical value of the two-sided test
/// @param confidence the coverage of that interval
record RankSum(int rank, double confidence, String method) {

  /// The largest product of sample sizes for which the exact distribution is worked out: some 25
  /// million steps.
  private static final int MOST_EXACT_PAIRS = 10_000;

  static RankSum of(int n, int m) {
    return (long) n * m <= MOST_EXACT_PAIRS ? exact(n, m) : approximate(n, m);
  }

  static RankSum exact(int n, int m) {
    var probabilities = probabilities(n, m);
    var rank = 1;
    var tail = probabilities[0];
    while (1 - 2 * (tail + probabilities[rank]) >= Interval.USUAL_CONFIDENCE) {
      tail += probabilities[rank];
      rank++;
    }
    return new RankSum(rank, 1 - 2 * tail, "exact rank sums");
  }

  /// With continuity correction.
  static RankSum approximate(int n, int m) {
    var mean = 0.5 * n * m;
    var deviation = Math.sqrt(n * (double) m * (n + m + 1) / 12);
    var u = NormalDistribution.of(mean, deviation);
    var tail = (1 - Interval.USUAL_CONFIDENCE) / 2;
    var rank = (int) Math.floor(u.inverseCumulativeProbability(tail) + 0.5);
    var confidence = 1 - 2 * u.cumulativeProbability(rank - 0.5);
    return new RankSum(rank, confidence, "rank sums, normal approximation");
  }

  /// The probability of each value of U, from 0 to n·m, when the two samples come from one
  /// distribution. The largest of all values belongs to the first sample with probability n / (n +
  /// m), and then exceeds all m of the second; otherwise it adds nothing. All terms are positive,
  /// so nothing cancels.
  static double[] probabilities(int n, int m) {
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
}
