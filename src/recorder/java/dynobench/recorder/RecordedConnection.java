package dynobench.recorder;

import dynobench.recorder.format.NoteKind;
import dynobench.recorder.format.RecordTag;
import dynobench.recorder.format.StatementFlags;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.IdentityHashMap;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/// Connection whose calls are recorded.
final class RecordedConnection extends PassedConnection {
  private final SessionRecorder session;
  private final IdentityHashMap<Savepoint, Integer> savepoints = new IdentityHashMap<>();
  private int savepointNumbers;

  RecordedConnection(Connection target, SessionRecorder session) {
    super(target);
    this.session = session;
  }

  /// A call of the driver without a result.
  @FunctionalInterface
  private interface Call {
    void run() throws SQLException;
  }

  /// Makes a call and records it with its error, if any.
  private void call(int tag, Call call) throws SQLException {
    call(tag, _record -> {}, call);
  }

  private void call(int tag, SessionRecorder.Content content, Call call) throws SQLException {
    long start = session.begin();
    try {
      call.run();
    } catch (SQLException | RuntimeException | Error e) {
      session.append(
          tag,
          start,
          record -> {
            content.write(record);
            SessionRecorder.putError(record, e);
          });
      throw e;
    }
    session.append(
        tag,
        start,
        record -> {
          content.write(record);
          record.putByte(0);
        });
  }

  @Override
  public Statement createStatement() throws SQLException {
    return new RecordedStatement(target.createStatement(), this, session);
  }

  @Override
  public Statement createStatement(int type, int concurrency) throws SQLException {
    return new RecordedStatement(target.createStatement(type, concurrency), this, session);
  }

  @Override
  public Statement createStatement(int type, int concurrency, int holdability) throws SQLException {
    return new RecordedStatement(
        target.createStatement(type, concurrency, holdability), this, session);
  }

  /// Way to prepare a statement.
  @FunctionalInterface
  private interface Preparation<S extends PreparedStatement> {
    S prepare() throws SQLException;
  }

  private <S extends PreparedStatement> S prepare(
      String sql, int flags, int slot, Preparation<S> preparation) throws SQLException {
    long start = session.begin();
    S prepared;
    try {
      prepared = preparation.prepare();
    } catch (SQLException | RuntimeException | Error e) {
      appendPrepared(start, slot, sql, flags, e);
      throw e;
    }
    appendPrepared(start, slot, sql, flags, null);
    return prepared;
  }

  private void appendPrepared(
      long start, int slot, String sql, int flags, @Nullable Throwable error) {
    session.append(
        RecordTag.PREPARE,
        start,
        record -> {
          record.putVarint(slot);
          session.putText(record, sql);
          record.putVarint(flags);
          SessionRecorder.putError(record, error);
        });
  }

  private PreparedStatement prepared(
      String sql, int flags, Preparation<PreparedStatement> preparation) throws SQLException {
    int slot = session.newSlot();
    PreparedStatement prepared = prepare(sql, flags, slot, preparation);
    return new RecordedPrepared(prepared, this, session, slot);
  }

  private CallableStatement called(
      String sql, int flags, Preparation<CallableStatement> preparation) throws SQLException {
    session.note(NoteKind.CALLED);
    int slot = session.newSlot();
    CallableStatement prepared = prepare(sql, flags | StatementFlags.CALL, slot, preparation);
    return RecordedProcedure.of(prepared, new RecordedPrepared(prepared, this, session, slot));
  }

  @Override
  public PreparedStatement prepareStatement(String sql) throws SQLException {
    return prepared(sql, 0, () -> target.prepareStatement(sql));
  }

  @Override
  public PreparedStatement prepareStatement(String sql, int type, int concurrency)
      throws SQLException {
    return prepared(
        sql,
        StatementFlags.of(type, concurrency),
        () -> target.prepareStatement(sql, type, concurrency));
  }

  @Override
  public PreparedStatement prepareStatement(String sql, int type, int concurrency, int holdability)
      throws SQLException {
    return prepared(
        sql,
        StatementFlags.of(type, concurrency),
        () -> target.prepareStatement(sql, type, concurrency, holdability));
  }

  @Override
  public PreparedStatement prepareStatement(String sql, int keys) throws SQLException {
    return prepared(sql, StatementFlags.ofKeys(keys), () -> target.prepareStatement(sql, keys));
  }

  @Override
  public PreparedStatement prepareStatement(String sql, int[] columns) throws SQLException {
    return prepared(sql, StatementFlags.KEYS, () -> target.prepareStatement(sql, columns));
  }

  @Override
  public PreparedStatement prepareStatement(String sql, String[] columns) throws SQLException {
    return prepared(sql, StatementFlags.KEYS, () -> target.prepareStatement(sql, columns));
  }

  @Override
  public CallableStatement prepareCall(String sql) throws SQLException {
    return called(sql, 0, () -> target.prepareCall(sql));
  }

  @Override
  public CallableStatement prepareCall(String sql, int type, int concurrency) throws SQLException {
    return called(
        sql,
        StatementFlags.of(type, concurrency),
        () -> target.prepareCall(sql, type, concurrency));
  }

  @Override
  public CallableStatement prepareCall(String sql, int type, int concurrency, int holdability)
      throws SQLException {
    return called(
        sql,
        StatementFlags.of(type, concurrency),
        () -> target.prepareCall(sql, type, concurrency, holdability));
  }

  @Override
  public void setAutoCommit(boolean autocommit) throws SQLException {
    call(
        RecordTag.AUTOCOMMIT,
        record -> record.putByte(autocommit ? 1 : 0),
        () -> target.setAutoCommit(autocommit));
  }

  @Override
  public void setTransactionIsolation(int level) throws SQLException {
    call(
        RecordTag.ISOLATION,
        record -> record.putVarint(level),
        () -> target.setTransactionIsolation(level));
  }

  @Override
  public void commit() throws SQLException {
    long start = session.begin();
    try {
      target.commit();
    } catch (SQLException | RuntimeException | Error e) {
      session.append(RecordTag.COMMIT, start, record -> SessionRecorder.putError(record, e));
      throw e;
    }
    session.append(RecordTag.COMMIT, start, record -> record.putByte(0));
  }

  @Override
  public void rollback() throws SQLException {
    call(RecordTag.ROLLBACK, target::rollback);
  }

  private int number(Savepoint savepoint) {
    return savepoints.getOrDefault(savepoint, 0);
  }

  @Override
  public Savepoint setSavepoint() throws SQLException {
    long start = session.begin();
    return recorded(start, target.setSavepoint());
  }

  @Override
  public Savepoint setSavepoint(String text) throws SQLException {
    long start = session.begin();
    return recorded(start, target.setSavepoint(text));
  }

  private Savepoint recorded(long start, Savepoint savepoint) {
    int number = ++savepointNumbers;
    savepoints.put(savepoint, number);
    session.append(
        RecordTag.SAVEPOINT,
        start,
        record -> {
          record.putVarint(number);
          record.putByte(0);
        });
    return savepoint;
  }

  @Override
  public void rollback(Savepoint savepoint) throws SQLException {
    int number = number(savepoint);
    call(
        RecordTag.ROLLBACK_TO,
        record -> record.putVarint(number),
        () -> target.rollback(savepoint));
  }

  @Override
  public void releaseSavepoint(Savepoint savepoint) throws SQLException {
    int number = number(savepoint);
    savepoints.remove(savepoint);
    call(
        RecordTag.RELEASE_SAVEPOINT,
        record -> record.putVarint(number),
        () -> target.releaseSavepoint(savepoint));
  }

  @Override
  public void close() throws SQLException {
    if (target.isClosed()) {
      target.close();
      return;
    }
    long start = session.begin();
    try {
      target.close();
    } finally {
      session.closed(start);
    }
  }

  @Override
  public void abort(Executor executor) throws SQLException {
    long start = session.begin();
    target.abort(executor);
    session.closed(start);
  }

  @Override
  public void setSchema(@Nullable String text) throws SQLException {
    session.note(NoteKind.CHOSE_SCHEMA);
    target.setSchema(text);
  }

  @Override
  public void setCatalog(@Nullable String text) throws SQLException {
    session.note(NoteKind.CHOSE_SCHEMA);
    target.setCatalog(text);
  }

  @Override
  public DatabaseMetaData getMetaData() throws SQLException {
    return RecordedMetaData.of(target.getMetaData(), this);
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
