package dynobench.recording;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.RecordInput;
import dynobench.recorder.format.RecordTag;
import dynobench.recorder.format.ValueCodec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Decodes the records of a session.
final class CallDecoder {
  private static final int MOST_VALUES = 1 << 20;

  private final SharedIndex shared;

  CallDecoder(SharedIndex shared) {
    this.shared = shared;
  }

  /// Decodes a record. Returns null for an unknown tag.
  @Nullable RecordedCall decode(int tag, CallTime time, RecordInput in)
      throws BrokenRecordException {
    return switch (tag) {
      case RecordTag.OPEN ->
          new RecordedCall.Opened(time, number(in), in.getByte() != 0, number(in));
      case RecordTag.CLOSE -> new RecordedCall.Closed(time);
      case RecordTag.AUTOCOMMIT ->
          new RecordedCall.AutocommitSet(time, in.getByte() != 0, RecordedError.read(in));
      case RecordTag.ISOLATION ->
          new RecordedCall.IsolationSet(time, number(in), RecordedError.read(in));
      case RecordTag.COMMIT -> new RecordedCall.Committed(time, RecordedError.read(in));
      case RecordTag.ROLLBACK -> new RecordedCall.RolledBack(time, RecordedError.read(in));
      case RecordTag.SAVEPOINT ->
          new RecordedCall.SavepointSet(time, number(in), RecordedError.read(in));
      case RecordTag.ROLLBACK_TO ->
          new RecordedCall.RolledBackTo(time, number(in), RecordedError.read(in));
      case RecordTag.RELEASE_SAVEPOINT ->
          new RecordedCall.SavepointReleased(time, number(in), RecordedError.read(in));
      case RecordTag.THREAD -> new RecordedCall.ThreadChanged(time, in.getVarint());
      default -> decodeStatement(tag, time, in);
    };
  }

  private @Nullable RecordedCall decodeStatement(int tag, CallTime time, RecordInput in)
      throws BrokenRecordException {
    return switch (tag) {
      case RecordTag.PREPARE ->
          new RecordedCall.Prepared(time, number(in), text(in), number(in), RecordedError.read(in));
      case RecordTag.EXECUTE -> {
        int slot = number(in);
        List<Object> values = values(in);
        RecordedError error = RecordedError.read(in);
        yield new RecordedCall.Executed(time, slot, values, error, outcome(in, error));
      }
      case RecordTag.DIRECT -> {
        int slot = number(in);
        StatementText text = text(in);
        int flags = number(in);
        RecordedError error = RecordedError.read(in);
        yield new RecordedCall.ExecutedDirectly(time, slot, text, flags, error, outcome(in, error));
      }
      case RecordTag.BATCH -> batch(time, in);
      case RecordTag.DIRECT_BATCH -> texts(time, in);
      case RecordTag.RESULT -> result(time, in);
      case RecordTag.KEYS -> new RecordedCall.KeysRead(time, number(in), values(in));
      case RecordTag.MAX_ROWS -> new RecordedCall.RowsLimited(time, number(in), in.getVarint());
      case RecordTag.CLOSE_STATEMENT -> new RecordedCall.StatementClosed(time, number(in));
      default -> null;
    };
  }

  private static int number(RecordInput in) throws BrokenRecordException {
    return in.getCount(Integer.MAX_VALUE);
  }

  private StatementText text(RecordInput in) throws BrokenRecordException {
    int number = number(in);
    return number == 0
        ? new StatementText(0, in.getText())
        : new StatementText(number, shared.text(number));
  }

  private static List<Object> values(RecordInput in) throws BrokenRecordException {
    int count = in.getCount(MOST_VALUES);
    var values = new ArrayList<Object>();
    for (int i = 0; i < count; i++) {
      values.add(ValueCodec.read(in));
    }
    return values;
  }

  private static ExecutionOutcome outcome(RecordInput in, @Nullable RecordedError error)
      throws BrokenRecordException {
    if (error != null) {
      return new ExecutionOutcome.Failed();
    }
    return in.getByte() == 0
        ? new ExecutionOutcome.Count(in.getVarint())
        : new ExecutionOutcome.Result();
  }

  private static List<Long> counts(RecordInput in) throws BrokenRecordException {
    int count = in.getCount(MOST_VALUES);
    var counts = new ArrayList<Long>();
    for (int i = 0; i < count; i++) {
      counts.add(in.getSigned());
    }
    return counts;
  }

  private static RecordedCall batch(CallTime time, RecordInput in) throws BrokenRecordException {
    int slot = number(in);
    int count = in.getCount(MOST_VALUES);
    var rows = new ArrayList<List<Object>>();
    for (int i = 0; i < count; i++) {
      rows.add(values(in));
    }
    return new RecordedCall.ExecutedBatch(time, slot, rows, RecordedError.read(in), counts(in));
  }

  private RecordedCall texts(CallTime time, RecordInput in) throws BrokenRecordException {
    int slot = number(in);
    int count = in.getCount(MOST_VALUES);
    var texts = new ArrayList<StatementText>();
    for (int i = 0; i < count; i++) {
      texts.add(text(in));
    }
    return new RecordedCall.ExecutedTexts(time, slot, texts, RecordedError.read(in), counts(in));
  }

  private static RecordedCall result(CallTime time, RecordInput in) throws BrokenRecordException {
    int slot = number(in);
    long rows = in.getVarint();
    int flags = in.getByte();
    int count = in.getCount(MOST_VALUES);
    var runs = new ArrayList<ReadRun>();
    for (int i = 0; i < count; i++) {
      runs.add(new ReadRun(number(in), in.getVarint()));
    }
    return new RecordedCall.ResultRead(
        time,
        slot,
        rows,
        (flags & 1) != 0,
        (flags & 2) == 0,
        (flags & 4) == 0,
        runs,
        in.getLong(),
        in.getLong());
  }
}
