package dynobench.recorder;

import dynobench.recording.ExecutionOutcome;
import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedError;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Recorded calls as short texts, without times.
final class CallText {
  private CallText() {}

  /// Returns the calls without changes of threads.
  static List<String> of(List<RecordedCall> calls) {
    return calls.stream()
        .filter(each -> !(each instanceof RecordedCall.ThreadChanged))
        .map(CallText::of)
        .toList();
  }

  private static String of(RecordedCall call) {
    return switch (call) {
      case RecordedCall.Opened(_, _, boolean autocommit, _) ->
          "open" + (autocommit ? " autocommit" : "");
      case RecordedCall.Closed _ -> "close";
      case RecordedCall.AutocommitSet(_, boolean on, var error) -> "autocommit " + on + of(error);
      case RecordedCall.IsolationSet(_, int level, var error) -> "isolation " + level + of(error);
      case RecordedCall.Committed(_, var error) -> "commit" + of(error);
      case RecordedCall.RolledBack(_, var error) -> "rollback" + of(error);
      case RecordedCall.SavepointSet(_, int number, var error) -> "savepoint " + number + of(error);
      case RecordedCall.RolledBackTo(_, int number, var error) ->
          "rollback to " + number + of(error);
      case RecordedCall.SavepointReleased(_, int number, var error) ->
          "release " + number + of(error);
      case RecordedCall.ThreadChanged _ -> "thread";
      default -> ofStatement(call);
    };
  }

  private static String ofStatement(RecordedCall call) {
    return switch (call) {
      case RecordedCall.Prepared(_, int slot, var text, int flags, var error) ->
          "prepare " + slot + " " + text.sql() + flags(flags) + of(error);
      case RecordedCall.Executed(_, int slot, var values, var error, var outcome) ->
          "execute " + slot + " " + values(values) + of(error) + of(outcome);
      case RecordedCall.ExecutedDirectly(
              _,
              int slot,
              var text,
              int flags,
              var error,
              var outcome) ->
          "direct " + slot + " " + text.sql() + flags(flags) + of(error) + of(outcome);
      case RecordedCall.ExecutedBatch(_, int slot, var rows, var error, var counts) ->
          "batch "
              + slot
              + " "
              + rows.stream().map(CallText::values).collect(Collectors.joining())
              + of(error)
              + " counts "
              + counts;
      case RecordedCall.ExecutedTexts(_, int slot, var texts, var error, var counts) ->
          "texts "
              + slot
              + " "
              + texts.stream().map(each -> each.sql()).toList()
              + of(error)
              + " counts "
              + counts;
      case RecordedCall.ResultRead read -> of(read);
      case RecordedCall.KeysRead(_, int slot, var keys) -> "keys " + slot + " " + values(keys);
      case RecordedCall.StatementClosed(_, int slot) -> "close " + slot;
      default -> call.toString();
    };
  }

  private static String of(RecordedCall.ResultRead read) {
    return "read "
        + read.slot()
        + " rows "
        + read.rows()
        + (read.toEnd() ? " to the end" : "")
        + (read.comparable() ? "" : " not comparable");
  }

  private static String flags(int flags) {
    return flags == 0 ? "" : " flags " + flags;
  }

  private static String values(List<Object> values) {
    return values.stream()
        .map(each -> each instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : each + "")
        .toList()
        .toString();
  }

  private static String of(@Nullable RecordedError error) {
    return error == null ? "" : " error " + error.state() + " " + error.code();
  }

  private static String of(ExecutionOutcome outcome) {
    return switch (outcome) {
      case ExecutionOutcome.Count(long rows) -> " count " + rows;
      case ExecutionOutcome.Result() -> " result";
      case ExecutionOutcome.Failed() -> "";
    };
  }
}
