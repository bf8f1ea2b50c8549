package dynobench.recordings;

import dynobench.recording.RecordedUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Transaction that is being read.
final class OpenTransaction {
  /// Number of different statements that distinguish types.
  private static final int MOST_OF_TYPE = 20;

  private final Map<StatementSums, Integer> executions = new LinkedHashMap<>();
  private boolean isAutocommit;
  private boolean isCommitted;
  private boolean isRolledBack;
  private boolean isWriting;
  private long databaseNanos;
  private long preparing;
  private long startNanos;
  private long endNanos;

  /// Adds an execution.
  void add(StatementSums statement, long nanos, boolean autocommit) {
    addTime(nanos);
    executions.merge(statement, 1, Integer::sum);
    isAutocommit = autocommit;
  }

  /// Adds a preparation, unless it comes before the first execution or after the last one.
  void prepare(long nanos) {
    preparing += nanos;
  }

  /// Adds the time of a call, and of preparations before it in the same transaction.
  private void addTime(long nanos) {
    databaseNanos += nanos + (isEmpty() ? 0 : preparing);
    preparing = 0;
  }

  /// Adds a commit or a rollback.
  void end(long nanos, boolean isCommit) {
    addTime(nanos);
    isCommitted = isCommit;
    isRolledBack = !isCommit;
  }

  /// Extends the time of the transaction by a unit that was added.
  void extend(RecordedUnit unit) {
    if (isEmpty()) {
      return;
    }
    if (endNanos == 0) {
      startNanos = unit.startNanos();
    }
    endNanos = Math.max(endNanos, unit.endNanos());
    isWriting |= unit.writes();
  }

  boolean isEmpty() {
    return executions.isEmpty();
  }

  /// Adds the number of executions to each statement.
  void count() {
    executions.forEach((statement, count) -> statement.addTransaction(count));
  }

  /// Returns the first different statements.
  List<StatementSums> type() {
    return executions.keySet().stream().limit(MOST_OF_TYPE).toList();
  }

  long executions() {
    return executions.values().stream().mapToLong(Integer::longValue).sum();
  }

  boolean isRolledBack() {
    return isRolledBack;
  }

  /// Returns whether the transaction was committed and had changed data.
  boolean isChange() {
    return isWriting && (isCommitted || (isAutocommit && !isRolledBack));
  }

  long startNanos() {
    return startNanos;
  }

  long endNanos() {
    return endNanos;
  }

  long nanos() {
    return Math.max(0, endNanos - startNanos);
  }

  long databaseNanos() {
    return databaseNanos;
  }
}
