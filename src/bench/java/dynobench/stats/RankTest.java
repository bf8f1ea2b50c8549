package dynobench.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/// A test that counts how many quotients of two things lie below a value. What it doesn't reject is
/// an interval: from the k-th smallest to the k-th largest of the sorted quotients.
sealed interface RankTest permits RankSum, SignedRank {

  /// Whether the probabilities are worked out, or approximated.
  boolean isExact();

  /// The probability of each count from 0 on when the value is the true one. All are sums of
  /// positive terms, so nothing cancels.
  double[] probabilities();

  /// What stands in for them where they are too many.
  NormalDistribution approximation();

  /// What it is called, such as `rank sums`.
  String name();

  /// The probability that at most so many lie below the true value, with continuity correction
  /// where it is approximated.
  default double tail(int most) {
    if (!isExact()) {
      return approximation().cumulativeProbability(most + 0.5);
    }
    var probabilities = WorkedOut.probabilities(this);
    var sum = 0.0;
    for (var count = 0; count <= most; count++) {
      sum += probabilities[count];
    }
    return sum;
  }

  /// The largest k whose interval keeps the confidence; 1, the full range, where none does.
  default int rank(double confidence) {
    var tail = (1 - confidence) / 2;
    if (!isExact()) {
      return Math.max(
          1, (int) Math.floor(approximation().inverseCumulativeProbability(tail) + 0.5));
    }
    var probabilities = WorkedOut.probabilities(this);
    var rank = 1;
    var sum = probabilities[0];
    while (sum + probabilities[rank] <= tail) {
      sum += probabilities[rank];
      rank++;
    }
    return rank;
  }

  /// What the interval of a rank covers.
  default double confidence(int rank) {
    return 1 - 2 * tail(rank - 1);
  }

  default String method() {
    return isExact() ? "exact " + name() : name() + ", normal approximation";
  }
}
