package dynobench.stats;

import java.util.Arrays;
import java.util.List;

/// A rule for stopping a duel.
interface Method {

  String name();

  /// After which rounds it is looked at.
  List<Integer> looks();

  /// Whether its interval leaves out 0, at [n - 1] after n rounds: nowhere but at looks.
  boolean[] leavesOut(double[] differences);

  /// The first look that leaves out 0; [Integer#MAX_VALUE] if none does.
  default int stop(double[] differences) {
    var out = leavesOut(differences);
    return looks().stream().filter(n -> out[n - 1]).findFirst().orElse(Integer.MAX_VALUE);
  }

  /// The first look whose interval is at most so wide; [Integer#MAX_VALUE] if none is. Only looks
  /// at whole tens are tried, for that takes long.
  default int narrow(double[] differences, double halfWidth) {
    return looks().stream()
        .filter(n -> n % 10 == 0)
        .filter(n -> reach(differences, n, 1) + reach(differences, n, -1) <= 2 * halfWidth)
        .findFirst()
        .orElse(Integer.MAX_VALUE);
  }

  /// How far the interval reaches from the median, by halving.
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
