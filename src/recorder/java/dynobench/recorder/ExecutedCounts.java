package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import java.sql.BatchUpdateException;
import java.sql.Statement;
import java.util.Arrays;
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

  /// Returns the counts of a batch that failed. Drivers stop at the first failure, or go on; the
  /// counts end with a failure if the driver has stopped.
  ///
  /// @param size number of executions in the batch
  /// @return counts up to the last execution; empty if the driver doesn't tell them
  static long[] ofFailed(Throwable error, int size) {
    if (!(error instanceof BatchUpdateException)) {
      return new long[0];
    }
    long[] known = of(((BatchUpdateException) error).getLargeUpdateCounts());
    if (known.length >= size) {
      return known;
    }
    long[] counts = Arrays.copyOf(known, known.length + 1);
    counts[known.length] = Statement.EXECUTE_FAILED;
    return counts;
  }

  /// Returns whether an execution of a part of a batch failed.
  static boolean hasFailed(long[] counts) {
    return Arrays.stream(counts).anyMatch(each -> each == Statement.EXECUTE_FAILED);
  }

  static void write(RecordBuffer record, long[] counts) {
    record.putVarint(counts.length);
    for (long each : counts) {
      record.putSigned(each);
    }
  }
}
