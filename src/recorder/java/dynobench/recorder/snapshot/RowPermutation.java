package dynobench.recorder.snapshot;

/// Shuffled order of the numbers below a limit. The same limit always gives the same order.
final class RowPermutation {
  private static final double GOLDEN = 0.6180339887498949;
  private static final long MOST = 1L << 31;

  private final long size;
  private final long factor;

  private RowPermutation(long size, long factor) {
    this.size = size;
    this.factor = factor;
  }

  static RowPermutation of(long size) {
    long factor = Math.max(1, (long) (size * GOLDEN));
    while (size < MOST && greatestDivisor(factor, size) != 1) {
      factor++;
    }
    return new RowPermutation(size, size < MOST ? factor : 1);
  }

  private static long greatestDivisor(long one, long other) {
    return other == 0 ? one : greatestDivisor(other, one % other);
  }

  long apply(long number) {
    return size == 0 ? 0 : number % size * factor % size;
  }
}
