package dynobench.recording;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Call of an application, in the order of its connection.
public sealed interface RecordedCall {
  CallTime time();

  /// Returns whether the call affects what other connections see, or depends on it: an execution,
  /// or the end of a transaction.
  default boolean isOrdered() {
    return false;
  }

  /// Execution of a statement, or of a batch.
  sealed interface Execution extends RecordedCall {
    int slot();

    @Override
    default boolean isOrdered() {
      return true;
    }
  }

  /// End of a transaction.
  sealed interface End extends RecordedCall {
    @Nullable RecordedError error();

    @Override
    default boolean isOrdered() {
      return true;
    }
  }

  /// The connection opened.
  ///
  /// @param source number of the database
  record Opened(CallTime time, int source, boolean autocommit, int isolation)
      implements RecordedCall {}

  record Closed(CallTime time) implements RecordedCall {}

  record AutocommitSet(CallTime time, boolean autocommit, @Nullable RecordedError error)
      implements RecordedCall {}

  record IsolationSet(CallTime time, int level, @Nullable RecordedError error)
      implements RecordedCall {}

  record Committed(CallTime time, @Nullable RecordedError error) implements End {}

  record RolledBack(CallTime time, @Nullable RecordedError error) implements End {}

  record SavepointSet(CallTime time, int number, @Nullable RecordedError error)
      implements RecordedCall {}

  record RolledBackTo(CallTime time, int savepoint, @Nullable RecordedError error)
      implements RecordedCall {}

  record SavepointReleased(CallTime time, int savepoint, @Nullable RecordedError error)
      implements RecordedCall {}

  /// Another thread uses the connection from here on.
  record ThreadChanged(CallTime time, long thread) implements RecordedCall {}

  /// @param flags constants of [dynobench.recorder.format.StatementFlags]
  record Prepared(
      CallTime time, int slot, StatementText text, int flags, @Nullable RecordedError error)
      implements RecordedCall {}

  /// @param values parameters by index
  record Executed(
      CallTime time,
      int slot,
      List<Object> values,
      @Nullable RecordedError error,
      ExecutionOutcome outcome)
      implements Execution {}

  record ExecutedDirectly(
      CallTime time,
      int slot,
      StatementText text,
      int flags,
      @Nullable RecordedError error,
      ExecutionOutcome outcome)
      implements Execution {}

  /// @param rows parameters of each execution
  /// @param counts numbers of changed rows; after an error, up to the last execution
  record ExecutedBatch(
      CallTime time,
      int slot,
      List<List<Object>> rows,
      @Nullable RecordedError error,
      List<Long> counts)
      implements Execution {}

  record ExecutedTexts(
      CallTime time,
      int slot,
      List<StatementText> texts,
      @Nullable RecordedError error,
      List<Long> counts)
      implements Execution {}

  /// The application read the result of the slot's last execution.
  ///
  /// @param toEnd whether it read past the last row
  /// @param comparable whether the digests mean anything; otherwise only the rows count
  /// @param rowsComparable whether a replay must find the same number of rows; pseudonyms of texts
  ///   may change it
  /// @param ordered digest of the rows in their order
  /// @param unordered digest of the rows in any order
  record ResultRead(
      CallTime time,
      int slot,
      long rows,
      boolean toEnd,
      boolean comparable,
      boolean rowsComparable,
      List<ReadRun> runs,
      long ordered,
      long unordered)
      implements RecordedCall {}

  record KeysRead(CallTime time, int slot, List<Object> keys) implements RecordedCall {}

  /// Results of the statement have at most this number of rows from here on.
  ///
  /// @param rows number of rows; 0 for no limit
  record RowsLimited(CallTime time, int slot, long rows) implements RecordedCall {}

  record StatementClosed(CallTime time, int slot) implements RecordedCall {}
}
