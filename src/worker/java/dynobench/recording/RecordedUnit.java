package dynobench.recording;

import java.util.List;
import java.util.Map;

/// Calls of one session that a replay makes without waiting: a transaction, or a part of a very
/// long one.
///
/// @param begins whether the calls before it belong to other transactions
/// @param ends whether the transaction ends with it
/// @param writes whether a statement changed rows or the schema
/// @param startNanos start of its first execution, since the start of the recording
/// @param endNanos end of its last execution, reading of a result, or end of the transaction
/// @param firstTurn time of the first call that waits for its turn
/// @param keys generated keys that the application read, by the position of their execution
public record RecordedUnit(
    List<RecordedCall> calls,
    boolean begins,
    boolean ends,
    boolean writes,
    long startNanos,
    long endNanos,
    CallTime firstTurn,
    Map<Integer, List<Object>> keys) {
  public RecordedUnit {
    calls = List.copyOf(calls);
    keys = Map.copyOf(keys);
  }

  /// Returns whether the unit executes or ends something. Otherwise it only closes statements, for
  /// example.
  public boolean isOperation() {
    return calls.stream().anyMatch(RecordedUnit::isExecution);
  }

  /// Returns whether a call executes a statement.
  static boolean isExecution(RecordedCall call) {
    return call instanceof RecordedCall.Execution;
  }
}
