package dynobench.jmeter;

import java.util.List;
import java.util.stream.LongStream;

/// Weights of transactions as whole numbers.
final class WholeWeights {
  private static final double NEARLY = 1e-6;
  private static final long MOST_SCALE = 10_000;
  private static final long MOST = 1_000_000_000;

  private WholeWeights() {}

  /// Returns whole numbers in the same proportion, each at least 1. The proportion is exact up to
  /// four decimals.
  static List<Long> of(List<Double> weights) {
    long scale = 1;
    while (scale < MOST_SCALE && !isWhole(weights, scale)) {
      scale *= 10;
    }
    long by = scale;
    long[] whole =
        weights.stream().mapToLong(each -> Math.clamp(Math.round(each * by), 1, MOST)).toArray();
    long divisor = LongStream.of(whole).reduce(0, WholeWeights::commonDivisor);
    return LongStream.of(whole).mapToObj(each -> each / divisor).toList();
  }

  private static boolean isWhole(List<Double> weights, long scale) {
    return weights.stream()
        .mapToDouble(each -> each * scale)
        .allMatch(each -> Math.abs(each - Math.rint(each)) < NEARLY);
  }

  private static long commonDivisor(long a, long b) {
    return b == 0 ? a : commonDivisor(b, a % b);
  }
}
