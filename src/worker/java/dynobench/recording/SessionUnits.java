package dynobench.recording;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Transactions of one session. With autocommit, each execution is a transaction, together with the
/// reading of its result. Confined to one thread.
public final class SessionUnits {
  /// Number of calls and rows of batches at which a transaction is given in parts, so that none
  /// takes too much memory.
  static final int MOST_CALLS = 10_000;

  private final SessionCalls source;
  private @Nullable RecordedCall ahead;
  private boolean autocommit = true;
  private boolean within;

  public SessionUnits(SessionCalls source) {
    this.source = source;
  }

  /// Returns the next unit, or null after the last one.
  public @Nullable RecordedUnit next() throws IOException {
    var calls = new ArrayList<RecordedCall>();
    boolean begins = !within;
    boolean executed = false;
    boolean ends = false;
    int rows = 0;
    while (!ends && calls.size() + rows < MOST_CALLS) {
      RecordedCall call = peek();
      if (call == null) {
        ends = true;
      } else if (RecordedUnit.isExecution(call) && autocommit && executed) {
        ends = true; // the call begins the next unit
      } else {
        ahead = null;
        calls.add(call);
        rows += call instanceof RecordedCall.ExecutedBatch batch ? batch.rows().size() : 0;
        executed |= RecordedUnit.isExecution(call);
        ends = endsTransaction(call, executed);
      }
    }
    within = !ends;
    return calls.isEmpty() ? null : unit(calls, begins, ends);
  }

  private @Nullable RecordedCall peek() throws IOException {
    if (ahead == null) {
      ahead = source.next();
    }
    return ahead;
  }

  /// Returns whether a call ends a transaction, and follows the autocommit.
  private boolean endsTransaction(RecordedCall call, boolean executed) {
    return switch (call) {
      case RecordedCall.Opened(CallTime _, int _, boolean on, int _) -> {
        autocommit = on;
        yield false;
      }
      case RecordedCall.AutocommitSet(CallTime _, boolean on, RecordedError error) -> {
        if (error == null) {
          autocommit = on;
        }
        yield executed;
      }
      case RecordedCall.Committed _, RecordedCall.RolledBack _ -> executed || within;
      case RecordedCall.Closed _ -> true;
      default -> false;
    };
  }

  private static RecordedUnit unit(List<RecordedCall> calls, boolean begins, boolean ends) {
    RecordedCall first =
        calls.stream().filter(RecordedUnit::isExecution).findFirst().orElse(calls.getFirst());
    long end =
        calls.stream()
            .filter(SessionUnits::isWork)
            .mapToLong(each -> each.time().endNanos())
            .max()
            .orElse(first.time().endNanos());
    return new RecordedUnit(
        calls,
        begins,
        ends,
        calls.stream().anyMatch(SessionUnits::writes),
        first.time().startNanos(),
        end,
        calls.stream().filter(RecordedCall::isOrdered).findFirst().orElse(first).time(),
        keys(calls));
  }

  private static Map<Integer, List<Object>> keys(List<RecordedCall> calls) {
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

  /// Returns whether a call belongs to the transaction itself. A statement may be closed, or the
  /// next one be prepared, long after the transaction has ended.
  private static boolean isWork(RecordedCall call) {
    return switch (call) {
      case RecordedCall.StatementClosed _,
          RecordedCall.Prepared _,
          RecordedCall.ThreadChanged _,
          RecordedCall.RowsLimited _,
          RecordedCall.Closed _ ->
          false;
      default -> true;
    };
  }

  private static boolean writes(RecordedCall call) {
    return switch (call) {
      case RecordedCall.Executed it -> it.outcome() instanceof ExecutionOutcome.Count;
      case RecordedCall.ExecutedDirectly it -> it.outcome() instanceof ExecutionOutcome.Count;
      case RecordedCall.ExecutedBatch _, RecordedCall.ExecutedTexts _ -> true;
      default -> false;
    };
  }
}
