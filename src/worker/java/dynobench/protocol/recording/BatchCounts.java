package dynobench.protocol.recording;

import java.sql.Statement;
import java.util.List;

/// Comparison of the numbers of changed rows of a batch.
final class BatchCounts {
  private BatchCounts() {}

  /// Returns whether the counts are equal, where both drivers know them.
  static boolean areEqual(List<Long> recorded, int[] found) {
    if (recorded.size() != found.length) {
      return false;
    }
    for (int i = 0; i < found.length; i++) {
      long expected = recorded.get(i);
      boolean known = expected >= 0 && found[i] >= 0;
      boolean failed = expected == Statement.EXECUTE_FAILED || found[i] == Statement.EXECUTE_FAILED;
      if (known ? expected != found[i] : failed && expected != found[i]) {
        return false;
      }
    }
    return true;
  }
}
