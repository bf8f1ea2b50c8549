package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import org.jspecify.annotations.Nullable;

/// Counts of changed rows of a batch.
final class ExecutedCounts {
  private ExecutedCounts() {}

  /// Returns counts as `long`.
  ///
  /// @param counts an `int[]` or a `long[]`; a driver may return null
  static long[] of(@Nullable Object counts) {
    if (counts == null) {
      return new long[0];
    }
    if (counts instanceof long[]) {
      return (long[]) counts;
    }
    int[] narrow = (int[]) counts;
    var wide = new long[narrow.length];
    for (int i = 0; i < wide.length; i++) {
      wide[i] = narrow[i];
    }
    return wide;
  }

  static void write(RecordBuffer record, long[] counts) {
    record.putVarint(counts.length);
    for (long each : counts) {
      record.putSigned(each);
    }
  }
}
