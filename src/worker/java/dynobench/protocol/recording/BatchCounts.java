package dynobench.protocol.recording;

import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
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

  /// Returns whether the counts of two failed batches are equal, where both drivers know them. Some
  /// drivers stop at the first failure, and others go on. Executions at the end that changed
  /// nothing don't count.
  static boolean areEqual(List<Long> recorded, SQLException error) {
    if (recorded.isEmpty() || !(error instanceof BatchUpdateException failed)) {
      return true;
    }
    int[] found = failed.getUpdateCounts();
    if (found == null) {
      return true;
    }
    int length = found.length;
    while (length > 0 && changedNothing(found[length - 1])) {
      length--;
    }
    int expected = recorded.size();
    while (expected > 0 && changedNothing(recorded.get(expected - 1))) {
      expected--;
    }
    return areEqual(recorded.subList(0, expected), Arrays.copyOf(found, length));
  }

  private static boolean changedNothing(long count) {
    return count == 0 || count == Statement.EXECUTE_FAILED;
  }
}
