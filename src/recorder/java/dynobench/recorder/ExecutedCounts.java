package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;

/// Counts of changed rows of a batch.
final class ExecutedCounts {
  private ExecutedCounts() {}

  /// Returns counts as `long`.
  ///
  /// @param counts an `int[]` or a `long[]`
  static long[] of(Object counts) {
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
