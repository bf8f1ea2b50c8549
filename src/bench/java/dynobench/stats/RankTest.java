package dynobench.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;

/// Test that counts the quotients below a value. The values that the test does not reject form an
/// interval: from the k-th smallest to the k-th largest of the sorted quotients.
sealed interface RankTest permits RankSum, SignedRank {

  /// Returns whether the probabilities are exact; false if they are approximated.
  boolean isExact();

  /// Returns the probability of each count, from 0, if the value is the true one. All are sums of
  /// positive terms, so there is no cancellation.
  double[] probabilities();

  /// Returns the approximation for counts that are too many for the exact distribution.
  NormalDistribution approximation();

  /// Returns the name of the test, such as `rank sums`.
  String name();

  /// Returns the probability that at most the given number of quotients lie below the true value,
  /// with continuity correction where it is approximated.
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

  /// Returns the largest k whose interval reaches the confidence; 1, the full range, if no interval
  /// does.
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

  /// Returns the coverage of the interval of a rank.
  default double confidence(int rank) {
    return 1 - 2 * tail(rank - 1);
  }

  default String method() {
    return isExact() ? "exact " + name() : name() + ", normal approximation";
  }
}
