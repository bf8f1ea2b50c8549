package dynobench.stats;

import java.util.ArrayList;
import java.util.OptionalInt;

/// From where on a series is that of a steady state. What is cut off at its beginning is as long,
/// at most half, as makes the standard error of the mean of the rest the smallest (MSER; K. P.
/// White, "An effective truncation heuristic for bias reduction in simulation output", Simulation
/// 69, 1997). The rest is steady if it has no trend, and its halves are as large as each other
/// within 10 %, as [Steadiness] judges a window of iterations.
public final class SteadyState {
  /// Fewer values make no verdict.
  public static final int FEWEST = 30;

  private SteadyState() {}

  /// How many values of the beginning are to be left out; empty where the series never became
  /// steady, or has too few.
  public static OptionalInt from(double... values) {
    if (values.length < FEWEST) {
      return OptionalInt.empty();
    }
    int from = cut(values);
    var rest = new ArrayList<Double>();
    for (int i = from; i < values.length; i++) {
      rest.add(Math.max(Double.MIN_NORMAL, values[i]));
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
    double origin = values[n - 1]; // so that squares of large numbers leave their digits
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
