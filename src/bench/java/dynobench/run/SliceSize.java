package dynobench.run;

import dynobench.worker.RelayYield;
import java.util.OptionalLong;

/// Number of operations in a slice, equal for both slices of a pair. It starts at one and doubles
/// until the faster side takes long enough that switching costs little. A slice of the slower side
/// stays so short that the machine hardly changes during the slice.
final class SliceSize {
  /// Minimum time of a slice in nanoseconds. Switching takes about 0.1 ms.
  static final long SHORTEST_NANOS = 1_000_000;

  /// Maximum time of the faster side, as a multiple of the minimum.
  private static final int WIDEST = 3;

  /// Maximum time of the slower side in nanoseconds.
  static final long LONGEST_NANOS = 50_000_000;

  /// Number of pairs after which the minimum time doubles, up to four times, so that a phase of
  /// hours still fits in one line.
  private static final int PAIRS_TO_GROW = 4_000;

  private static final int MOST_GROWTH = 4;

  private long operations = 1;
  private long pairs;
  private OptionalLong first = OptionalLong.empty();

  long operations() {
    return operations;
  }

  void accept(RelayYield yield) {
    switch (yield.place()) {
      case READY -> {
        operations = 1;
        pairs = 0;
        first = OptionalLong.empty();
      }
      case OPENED, WORKED -> first = OptionalLong.empty();
      case SLICED -> {
        if (first.isEmpty()) {
          first = OptionalLong.of(yield.nanos());
        } else {
          long other = first.getAsLong();
          first = OptionalLong.empty();
          fit(Math.min(other, yield.nanos()), Math.max(other, yield.nanos()));
        }
      }
    }
  }

  private void fit(long faster, long slower) {
    pairs++;
    long shortest = SHORTEST_NANOS << Math.min(MOST_GROWTH, pairs / PAIRS_TO_GROW);
    if (slower > LONGEST_NANOS) {
      operations = Math.max(1, operations / 2);
    } else if (faster < shortest && 2 * slower <= LONGEST_NANOS) {
      operations *= 2;
    } else if (faster > WIDEST * shortest) {
      operations = Math.max(1, operations / 2);
    }
  }
}
