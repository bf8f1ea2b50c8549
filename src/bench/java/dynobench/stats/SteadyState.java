package dynobench.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.OptionalInt;

/// Finds the start of a series' steady state. The removed beginning is as long, at most half, as
/// minimises the standard error of the mean of the rest (MSER; K. P. White, "An effective
/// truncation heuristic for bias reduction in simulation output", Simulation 69, 1997). The rest is
/// steady if its halves are equal within 10 %, with the interval that [Steadiness] uses for a
/// window of iterations.
public final class SteadyState {
  /// Minimum number of values for a verdict.
  public static final int FEWEST = 30;

  private static final double LEAST_SHARE = 1e-9;

  private SteadyState() {}

  /// Returns the number of values to remove at the beginning; empty if the series never reached a
  /// steady state, or is too short.
  public static OptionalInt from(double... values) {
    if (values.length < FEWEST) {
      return OptionalInt.empty();
    }
    int from = cut(values);
    // A quotient of a value and zero would be infinite.
    double floor = Math.max(Double.MIN_NORMAL, Arrays.stream(values).max().orElse(0) * LEAST_SHARE);
    var rest = new ArrayList<Double>();
    for (int i = from; i < values.length; i++) {
      rest.add(Math.max(floor, values[i]));
    }
    return Steadiness.Change.of(rest).isWithin(Steadiness.MARGIN)
        ? OptionalInt.of(from)
        : OptionalInt.empty();
  }

  private static int cut(double... values) {
    int n = values.length;
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    double sum = 0;
    double squares = 0;
    double origin = values[n - 1]; // so that squares of large numbers do not lose digits
    for (int from = n - 1; from >= 0; from--) {
      double value = values[from] - origin;
      sum += value;
      squares += value * value;
      int left = n - from;
      if (from <= n / 2) {
        double error = Math.max(0, squares - sum * sum / left) / ((double) left * left);
        if (error <= least) {
          least = error;
          best = from;
        }
      }
    }
    return best;
  }
}
