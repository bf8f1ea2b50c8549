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
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/// Connection whose calls are recorded.
final class RecordedConnection extends PassedConnection {
  private static final int MOST_STATEMENTS = 16;

  private final SessionRecorder session;
  private final Map<Savepoint, Integer> savepoints =
      Collections.synchronizedMap(new IdentityHashMap<>());
  private final AtomicInteger savepointNumbers = new AtomicInteger();

  /// Statements that may have an open result when the connection closes. Only a few, so that
  /// statements that are never closed don't stay in memory.
  private final AtomicReferenceArray<@Nullable RecordedStatement> lastStatements =
      new AtomicReferenceArray<>(MOST_STATEMENTS);

  private final AtomicInteger statements = new AtomicInteger();

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
            session.putError(record, e);
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
    return recorded(target.createStatement());
  }

  @Override
  public Statement createStatement(int type, int concurrency) throws SQLException {
    return recorded(target.createStatement(type, concurrency));
  }

  @Override
  public Statement createStatement(int type, int concurrency, int holdability) throws SQLException {
    return recorded(target.createStatement(type, concurrency, holdability));
  }

  private Statement recorded(Statement statement) {
    return statement == null ? statement : noted(new RecordedStatement(statement, this, session));
  }

  private <S extends RecordedStatement> S noted(S statement) {
    lastStatements.set(statements.getAndIncrement() & (MOST_STATEMENTS - 1), statement);
    return statement;
  }

  /// Forgets a statement that has closed.
  void closed(RecordedStatement statement) {
    for (int i = 0; i < MOST_STATEMENTS; i++) {
      lastStatements.compareAndSet(i, statement, null);
    }
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
          session.putError(record, error);
        });
  }

  private PreparedStatement prepared(
      String sql, int flags, Preparation<PreparedStatement> preparation) throws SQLException {
    int slot = session.newSlot();
    PreparedStatement prepared = prepare(sql, flags, slot, preparation);
    return prepared == null ? prepared : recorded(prepared, sql, slot);
  }

  private RecordedPrepared recorded(PreparedStatement prepared, String sql, int slot) {
    var recorded = new RecordedPrepared(prepared, this, session, slot);
    recorded.use(sql);
    recorded.values.maskWith(session.parameterMask(sql));
    return noted(recorded);
  }

  private CallableStatement called(
      String sql, int flags, Preparation<CallableStatement> preparation) throws SQLException {
    session.note(NoteKind.CALLED);
    int slot = session.newSlot();
    CallableStatement prepared = prepare(sql, flags | StatementFlags.CALL, slot, preparation);
    return prepared == null
        ? prepared
        : RecordedProcedure.of(prepared, recorded(prepared, sql, slot));
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
        record -> record.putVarint(Math.max(0, level)),
        () -> target.setTransactionIsolation(level));
  }

  @Override
  public void commit() throws SQLException {
    call(RecordTag.COMMIT, target::commit);
    savepoints.clear();
  }

  @Override
  public void rollback() throws SQLException {
    call(RecordTag.ROLLBACK, target::rollback);
    savepoints.clear();
  }

  private int number(Savepoint savepoint) {
    return savepoints.getOrDefault(savepoint, 0);
  }

  @Override
  public Savepoint setSavepoint() throws SQLException {
    return savepoint(target::setSavepoint);
  }

  @Override
  public Savepoint setSavepoint(String text) throws SQLException {
    return savepoint(() -> target.setSavepoint(text));
  }

  /// Way to set a savepoint.
  @FunctionalInterface
  private interface SavepointCall {
    Savepoint set() throws SQLException;
  }

  private Savepoint savepoint(SavepointCall call) throws SQLException {
    int number = savepointNumbers.incrementAndGet();
    long start = session.begin();
    Savepoint savepoint;
    try {
      savepoint = call.set();
    } catch (SQLException | RuntimeException | Error e) {
      appendSavepoint(start, number, e);
      throw e;
    }
    savepoints.put(savepoint, number);
    appendSavepoint(start, number, null);
    return savepoint;
  }

  private void appendSavepoint(long start, int number, @Nullable Throwable error) {
    session.append(
        RecordTag.SAVEPOINT,
        start,
        record -> {
          record.putVarint(number);
          session.putError(record, error);
        });
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
    call(
        RecordTag.RELEASE_SAVEPOINT,
        record -> record.putVarint(number),
        () -> target.releaseSavepoint(savepoint));
    savepoints.remove(savepoint);
  }

  @Override
  public void close() throws SQLException {
    endResults();
    long start = session.begin();
    try {
      target.close();
    } catch (SQLException | RuntimeException | Error e) {
      // Derby refuses to close a connection in a transaction, and the application goes on.
      if (DriverAnswer.of(target::isClosed, false)) {
        session.closed(start);
      }
      throw e;
    }
    session.closed(start);
  }

  private void endResults() {
    for (int i = 0; i < MOST_STATEMENTS; i++) {
      RecordedStatement open = lastStatements.getAndSet(i, null);
      if (open != null) {
        open.endResult();
      }
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
    DatabaseMetaData data = target.getMetaData();
    return data == null ? data : RecordedMetaData.of(data, this);
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
