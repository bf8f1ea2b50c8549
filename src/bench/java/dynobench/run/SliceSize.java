package dynobench.run;

import dynobench.worker.Yield;
import java.util.OptionalLong;

/// How many operations a turn has: the same for both sides of a pair of slices. It doubles from one
/// on until the faster side takes long enough for passing the turn on to cost little, and is never
/// so long for the slower one that the machine could change meanwhile.
final class SliceSize {
  /// Passing a turn on takes some 0.1 ms.
  static final long SHORTEST_NANOS = 1_000_000;

  /// Of the faster side, in the same measure.
  private static final int WIDEST = 3;

  static final long LONGEST_NANOS = 50_000_000;

  /// After so many pairs slices grow, so that a phase of hours is told in one line, too.
  private static final int PAIRS_TO_GROW = 4_000;

  private static final int MOST_GROWTH = 4;

  private long operations = 1;
  private long pairs;
  private OptionalLong first = OptionalLong.empty();

  long operations() {
    return operations;
  }

  void heard(Yield yield) {
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
