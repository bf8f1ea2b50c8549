package dynobench.recording;

import java.util.HashMap;
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

  /// Returns the generated keys that the application read, by the position of their execution.
  public Map<Integer, List<Object>> keys() {
    var executions = new HashMap<Integer, Integer>();
    var keys = new HashMap<Integer, List<Object>>();
    for (int i = 0; i < calls.size(); i++) {
      RecordedCall call = calls.get(i);
      if (call instanceof RecordedCall.Execution execution) {
        executions.put(execution.slot(), i);
      } else if (call instanceof RecordedCall.KeysRead read) {
        Integer position = executions.remove(read.slot());
        if (position != null) {
          keys.put(position, read.keys());
        }
      }
    }
    return keys;
  }

  /// Returns the recorded time of the first call that waits for its turn.
  public CallTime firstTurn() {
    return calls.stream()
        .filter(RecordedCall::isOrdered)
        .map(RecordedCall::time)
        .findFirst()
        .orElse(new CallTime(startNanos, endNanos));
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
