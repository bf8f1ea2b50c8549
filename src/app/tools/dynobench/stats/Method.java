package dynobench.stats;

import java.util.Arrays;
import java.util.List;

/// Rule for stopping a duel.
interface Method {

  String name();

  /// Returns the rounds with a look.
  List<Integer> looks();

  /// Returns whether the interval excludes 0, at [n - 1] after n rounds. It is true only at looks.
  boolean[] leavesOut(double[] differences);

  /// Returns the first look that excludes 0, or [Integer#MAX_VALUE].
  default int stop(double[] differences) {
    var out = leavesOut(differences);
    return looks().stream().filter(n -> out[n - 1]).findFirst().orElse(Integer.MAX_VALUE);
  }

  /// Returns the first look whose interval has at most this half width, or [Integer#MAX_VALUE]. It
  /// tries only looks at multiples of ten, to save time.
  default int narrow(double[] differences, double halfWidth) {
    return looks().stream()
        .filter(n -> n % 10 == 0)
        .filter(n -> reach(differences, n, 1) + reach(differences, n, -1) <= 2 * halfWidth)
        .findFirst()
        .orElse(Integer.MAX_VALUE);
  }

  /// Returns the distance from the median to the end of the interval, by bisection.
  private double reach(double[] differences, int rounds, int direction) {
    var sorted = Arrays.stream(differences).limit(rounds).sorted().toArray();
    var within = 0.0;
    var beyond = sorted[rounds - 1] - sorted[0];
    var center = sorted[rounds / 2];
    if (!leavesOut(differences, rounds, center + direction * beyond)) {
      return Double.POSITIVE_INFINITY;
    }
    for (var halving = 0; halving < 12; halving++) {
      var middle = (within + beyond) / 2;
      if (leavesOut(differences, rounds, center + direction * middle)) {
        beyond = middle;
      } else {
        within = middle;
      }
    }
    return within;
  }

  private boolean leavesOut(double[] differences, int rounds, double value) {
    return leavesOut(Arrays.stream(differences).map(each -> each - value).toArray())[rounds - 1];
  }
}
