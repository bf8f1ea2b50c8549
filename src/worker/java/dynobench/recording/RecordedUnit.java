package dynobench.recording;

import java.util.List;

/// Calls of one session that a replay makes without waiting: a transaction, or a part of a very
/// long one.
///
/// @param begins whether the calls before it belong to other transactions
/// @param ends whether the transaction ends with it
/// @param writes whether a statement changed rows or the schema
/// @param startNanos start of its first execution, since the start of the recording
/// @param endNanos end of its last execution, reading of a result, or end of the transaction
public record RecordedUnit(
    List<RecordedCall> calls,
    boolean begins,
    boolean ends,
    boolean writes,
    long startNanos,
    long endNanos) {
  public RecordedUnit {
    calls = List.copyOf(calls);
  }

  /// Returns whether the unit executes or ends something. Otherwise it only closes statements, for
  /// example.
  public boolean isOperation() {
    return calls.stream().anyMatch(RecordedUnit::isExecution);
  }

  /// Returns whether a call executes a statement.
  static boolean isExecution(RecordedCall call) {
    return call instanceof RecordedCall.Executed
        || call instanceof RecordedCall.ExecutedDirectly
        || call instanceof RecordedCall.ExecutedBatch
        || call instanceof RecordedCall.ExecutedTexts;
  }
}
