package dynobench.recorder;

import dynobench.recorder.format.Getter;
import dynobench.recorder.format.NoteKind;
import dynobench.recorder.format.ValueHash;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/// Result set that records which rows and columns the application reads.
final class RecordedResultSet extends LabelGetters {
  private final RecordedStatement statement;
  private final SessionRecorder session;
  private @Nullable ResultReading reading;
  private @Nullable GeneratedKeys keys;

  RecordedResultSet(
      ResultSet target,
      RecordedStatement statement,
      SessionRecorder session,
      @Nullable ResultReading reading) {
    super(target, reading == null ? null : session.resultMask(target));
    this.statement = statement;
    this.session = session;
    this.reading = reading;
  }

  /// Wraps a result with generated keys.
  static RecordedResultSet ofKeys(
      ResultSet target, RecordedStatement statement, SessionRecorder session) {
    var result = new RecordedResultSet(target, statement, session, null);
    result.keys = new GeneratedKeys();
    return result;
  }

  @Override
  void read(int column, Getter getter, long hash) {
    ResultReading into = reading;
    if (into == null) {
      return;
    }
    leaveLong();
    try {
      into.add(column, getter, hash);
    } catch (RuntimeException e) {
      into.compareOnlyRows(); // two threads read at the same time
    }
  }

  @Override
  void compareOnlyRows() {
    ResultReading into = reading;
    if (into != null) {
      into.compareOnlyRows();
    }
  }

  @Override
  public boolean next() throws SQLException {
    boolean moved = target.next();
    ResultReading into = reading;
    if (into != null) {
      movedIn(into, moved);
    }
    GeneratedKeys added = keys;
    if (added != null && moved) {
      added.addRow(target);
    }
    return moved;
  }

  private void movedIn(ResultReading into, boolean toRow) {
    try {
      endLong();
      into.moved(toRow);
    } catch (RuntimeException | Error e) {
      session.failed(e);
    }
  }

  @Override
  public boolean wasNull() throws SQLException {
    boolean was = target.wasNull();
    if (!isAfterLong()) {
      read(0, Getter.WAS_NULL, ValueHash.of(was));
    }
    return was;
  }

  @Override
  int mostLongLength() {
    return reading == null ? 0 : session.settings().mostValueBytes();
  }

  /// Records the reading, once.
  void end() {
    ResultReading ended = reading;
    if (ended != null) {
      endLong();
      reading = null;
      statement.resultEnded(session.begin(), ended);
    }
    GeneratedKeys readKeys = keys;
    if (readKeys != null) {
      keys = null;
      statement.keysRead(readKeys.values());
    }
  }

  @Override
  public void close() throws SQLException {
    end();
    target.close();
  }

  @Override
  public Statement getStatement() {
    return statement.shown();
  }

  private void scrolled() {
    session.note(NoteKind.SCROLLED);
    compareOnlyRows();
  }

  @Override
  public void beforeFirst() throws SQLException {
    scrolled();
    target.beforeFirst();
  }

  @Override
  public void afterLast() throws SQLException {
    scrolled();
    target.afterLast();
  }

  @Override
  public boolean first() throws SQLException {
    scrolled();
    return target.first();
  }

  @Override
  public boolean last() throws SQLException {
    scrolled();
    return target.last();
  }

  @Override
  public boolean absolute(int rows) throws SQLException {
    scrolled();
    return target.absolute(rows);
  }

  @Override
  public boolean relative(int rows) throws SQLException {
    scrolled();
    return target.relative(rows);
  }

  @Override
  public boolean previous() throws SQLException {
    scrolled();
    return target.previous();
  }

  @Override
  public void refreshRow() throws SQLException {
    scrolled();
    target.refreshRow();
  }

  @Override
  public void moveToInsertRow() throws SQLException {
    target.moveToInsertRow();
  }

  @Override
  public void moveToCurrentRow() throws SQLException {
    target.moveToCurrentRow();
  }

  @Override
  public void insertRow() throws SQLException {
    session.note(NoteKind.UPDATED_RESULT);
    target.insertRow();
  }

  @Override
  public void updateRow() throws SQLException {
    session.note(NoteKind.UPDATED_RESULT);
    target.updateRow();
  }

  @Override
  public void deleteRow() throws SQLException {
    session.note(NoteKind.UPDATED_RESULT);
    target.deleteRow();
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    return DriverObject.unwrap(this, target, type, session);
  }

  @Override
  public boolean isWrapperFor(Class<?> type) throws SQLException {
    return DriverObject.isWrapperFor(this, target, type);
  }
}
