package dynobench.recorder;

import dynobench.recorder.format.NoteKind;
import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.RecordTag;
import dynobench.recorder.format.RecordingHeader;
import dynobench.recorder.masking.TextPatterns;
import dynobench.recorder.masking.ValueMask;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Recorder of one connection. Every method is short, never fails and never waits for the file.
/// Several threads may use a connection, so all methods are synchronized.
final class SessionRecorder {
  /// Time of a call that isn't recorded.
  static final long STOPPED = -1;

  private static final int MOST_RECORD_HEAD = 32;
  private static final int MOST_BODY_BYTES = RecordingHeader.MOST_BLOCK_BYTES - 1024;
  private static final int MOST_MESSAGE = 200;
  private static final int MOST_TEXT_CHARACTERS = 1 << 20;

  private final Recorder recorder;
  private final int number;
  private final @Nullable ValueMask mask;
  private final boolean backticks;
  private final UnaryOperator<String> shownSql;
  private final RecordBuffer body = new RecordBuffer(512);
  private @Nullable RecordChunk chunk;
  private @Nullable Thread thread;
  private int slots;
  private int noted;
  private long lastNanos;
  private boolean closed;

  SessionRecorder(Recorder recorder, int number, Connection connection) {
    this.recorder = recorder;
    this.number = number;
    this.mask = recorder.mask();
    this.backticks = mask != null && hasBackticks(connection);
    this.shownSql =
        mask == null ? UnaryOperator.identity() : sql -> mask.mask(sql, backticks).text();
  }

  /// Returns whether names are in backticks, as in MySQL, so that double quotes are for texts.
  private static boolean hasBackticks(Connection connection) {
    return DriverAnswer.of(() -> connection.getMetaData().getIdentifierQuoteString(), "")
        .equals("`");
  }

  int number() {
    return number;
  }

  RecordingSettings settings() {
    return recorder.settings();
  }

  /// Returns the current time as a call's start, or [#STOPPED] after the end of the recording.
  long begin() {
    return recorder.hasStopped() ? STOPPED : recorder.now();
  }

  /// Returns the number for a new statement.
  synchronized int newSlot() {
    return ++slots;
  }

  int shape(RowShape shape) {
    return recorder.shared().shape(shape);
  }

  /// Writer of the body of a record.
  @FunctionalInterface
  interface Content {
    void write(RecordBuffer record);
  }

  /// Appends a record of a call that has just ended.
  ///
  /// @param start start of the call by [#begin]
  void append(int tag, long start, Content content) {
    if (start == STOPPED || recorder.hasStopped()) {
      return;
    }
    appendAt(tag, start, recorder.now(), content);
  }

  /// Appends a record whose time doesn't matter. It gets the time of the last call.
  synchronized void appendUntimed(int tag, Content content) {
    if (!recorder.hasStopped()) {
      appendAt(tag, lastNanos, lastNanos, content);
    }
  }

  @SuppressWarnings("ReferenceEquality") // threads have identity
  private synchronized void appendAt(int tag, long start, long end, Content content) {
    if (closed) {
      return;
    }
    try {
      Thread current = Thread.currentThread();
      if (current != thread) {
        if (thread != null && start < lastNanos) {
          note(NoteKind.SHARED);
        }
        thread = current;
        body.clear();
        body.putVarint(current.getId());
        add(RecordTag.THREAD, start, start);
      }
      body.clear();
      content.write(body);
      if (body.size() > MOST_BODY_BYTES) {
        throw new IllegalStateException("a call has a record of " + body.size() + " bytes");
      }
      add(tag, start, end);
    } catch (RuntimeException | Error e) {
      recorder.failed(e);
    }
  }

  private void add(int tag, long start, long end) {
    RecordChunk into = chunk;
    if (into != null && !into.hasRoom(body.size() + MOST_RECORD_HEAD) && into.hasRecords()) {
      recorder.handOver(into);
      into = null;
    }
    if (into == null) {
      into = recorder.newChunk(number, start);
      chunk = into;
    }
    into.append(tag, start, end, body);
    lastNanos = end;
  }

  /// Hands the records so far over to the writer.
  synchronized void flush() {
    RecordChunk filled = chunk;
    if (filled != null) {
      chunk = null;
      recorder.handOver(filled);
    }
  }

  /// Ends the recording, because the recorder has a defect.
  void failed(Throwable error) {
    recorder.failed(error);
  }

  void opened(int source, Connection connection) {
    boolean autocommit = DriverAnswer.of(connection::getAutoCommit, true);
    int isolation = DriverAnswer.of(connection::getTransactionIsolation, 0);
    append(
        RecordTag.OPEN,
        begin(),
        record -> {
          record.putVarint(source);
          record.putByte(autocommit ? 1 : 0);
          record.putVarint(Math.max(0, isolation));
        });
  }

  synchronized void closed(long start) {
    append(RecordTag.CLOSE, start, _record -> {});
    flush();
    closed = true;
    recorder.closed(this);
  }

  /// Writes a text's number or, if it has none, 0 and the text.
  void putText(RecordBuffer record, @Nullable String text) {
    String sql = text == null ? "" : text;
    if (sql.length() > MOST_TEXT_CHARACTERS) {
      note(NoteKind.LONG_TEXT);
      record.putVarint(0);
      record.putText(shownSql.apply(sql.substring(0, MOST_MESSAGE)));
      return;
    }
    int known = recorder.shared().text(sql, shownSql);
    record.putVarint(known);
    if (known == 0) {
      record.putText(shownSql.apply(sql));
    }
  }

  /// Returns the value that the recording holds for a value.
  Object masked(Object value) {
    return mask == null ? value : mask.mask(value);
  }

  /// Returns the pseudonyms of a statement's parameters, or null if they stay as they are.
  @Nullable ParameterMask parameterMask(@Nullable String sql) {
    try {
      return mask == null
          ? null
          : new ParameterMask(mask, mask.parameters(sql == null ? "" : sql, backticks));
    } catch (RuntimeException e) {
      failed(e);
      return null; // nothing more is recorded
    }
  }

  /// Returns whether pseudonyms change the number of rows that a statement finds.
  boolean findsOtherRows(@Nullable String sql) {
    return mask != null && sql != null && TextPatterns.areIn(sql);
  }

  /// Returns the pseudonyms of the values of a result, or null if they stay as they are.
  @Nullable ResultMask resultMask(ResultSet result) {
    return mask == null ? null : new ResultMask(mask, result);
  }

  /// Writes an error, or a 0 for none. Messages hold values, so a masked recording has none.
  void putError(RecordBuffer record, @Nullable Throwable error) {
    if (error == null) {
      record.putByte(0);
      return;
    }
    record.putByte(1);
    String state = error instanceof SQLException ? ((SQLException) error).getSQLState() : null;
    int code = error instanceof SQLException ? ((SQLException) error).getErrorCode() : 0;
    String message = mask == null ? String.valueOf(error.getMessage()) : "";
    record.putText(state == null ? "" : state);
    record.putSigned(code);
    record.putText(message.substring(0, Math.min(message.length(), MOST_MESSAGE)));
  }

  /// Records, once per session and kind, that the replay can't repeat a call.
  synchronized void note(NoteKind kind) {
    if ((noted & (1 << kind.code())) == 0 && !recorder.hasStopped()) {
      noted |= 1 << kind.code();
      recorder.shared().note(number, kind);
    }
  }
}
