package dynobench.recorder;

import dynobench.recorder.format.NoteKind;
import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.RecordTag;
import dynobench.recorder.format.StatementFlags;
import dynobench.recorder.format.ValueCodec;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Statement whose executions are recorded. A prepared statement extends it.
class RecordedStatement extends PassedStatement {
  /// Outcomes in a record.
  private static final int COUNT = 0;

  private static final int RESULT = 1;

  private final RecordedConnection connection;
  final SessionRecorder session;
  final int slot;
  private final ResultReading reading;
  private @Nullable RecordedResultSet open;
  private @Nullable RecordedResultSet openKeys;
  private final List<@Nullable String> batch = new ArrayList<>();
  private Statement shown = this;
  private boolean closed;
  private boolean findsOtherRows;
  private final TimeLimit limit = new TimeLimit();

  /// Number of changed rows that the recorder has asked for. Some drivers answer only once.
  private @Nullable Integer askedCount;

  RecordedStatement(Statement target, RecordedConnection connection, SessionRecorder session) {
    this(target, connection, session, session.newSlot());
  }

  RecordedStatement(
      Statement target, RecordedConnection connection, SessionRecorder session, int slot) {
    super(target);
    this.connection = connection;
    this.session = session;
    this.slot = slot;
    this.reading = new ResultReading(session);
  }

  /// Sets the object that the application uses instead of this one.
  void show(Statement instead) {
    shown = instead;
  }

  /// Returns the object that the application uses.
  Statement shown() {
    return shown;
  }

  /// An execution whose result is a `T`.
  @FunctionalInterface
  interface Execution<T> {
    T run() throws SQLException;
  }

  /// Writes what is executed.
  private void putDirect(RecordBuffer record, String sql, int flags) {
    record.putVarint(slot);
    session.putText(record, sql);
    record.putVarint(flags);
  }

  /// Says which statement is executed from now on.
  final void use(String sql) {
    findsOtherRows = session.findsOtherRows(sql);
  }

  private <T> T direct(String sql, int flags, Execution<T> execution) throws SQLException {
    use(sql);
    return executed(RecordTag.DIRECT, record -> putDirect(record, sql, flags), execution);
  }

  /// Makes an execution, and records it with its outcome or its error.
  ///
  /// @param executed writer of what is executed
  <T> T executed(int tag, SessionRecorder.Content executed, Execution<T> execution)
      throws SQLException {
    endResult();
    limit.begin();
    long start = session.begin();
    T result;
    try {
      result = execution.run();
    } catch (SQLException | RuntimeException | Error e) {
      Throwable error = shown(e);
      session.append(
          tag,
          start,
          record -> {
            executed.write(record);
            session.putError(record, error);
          });
      throw e;
    }
    long count = updateCount(result);
    session.append(
        tag,
        start,
        record -> {
          executed.write(record);
          putOutcome(record, count);
        });
    return result;
  }

  /// Returns the error that the recording holds for an error.
  private Throwable shown(Throwable error) {
    if (!limit.hasEnded(error)) {
      return error;
    }
    session.note(NoteKind.ENDED);
    return TimeLimit.shown(error);
  }

  @Override
  public void cancel() throws SQLException {
    limit.cancelled();
    statement.cancel();
  }

  @Override
  public void setQueryTimeout(int seconds) throws SQLException {
    statement.setQueryTimeout(seconds);
    limit.limitTo(seconds);
  }

  /// Returns the number of changed rows of an execution, or -1 if it has a result.
  private long updateCount(@Nullable Object result) {
    if (result instanceof Number) {
      return Math.max(0, ((Number) result).longValue());
    }
    if (!Boolean.FALSE.equals(result)) {
      return -1;
    }
    askedCount = DriverAnswer.of(statement::getUpdateCount, 0);
    return Math.max(0, askedCount);
  }

  @Override
  public int getUpdateCount() throws SQLException {
    Integer asked = askedCount;
    askedCount = null;
    return asked == null ? statement.getUpdateCount() : asked;
  }

  @Override
  public long getLargeUpdateCount() throws SQLException {
    Integer asked = askedCount;
    askedCount = null;
    return asked == null ? statement.getLargeUpdateCount() : asked;
  }

  /// Writes that there was no error, and the outcome.
  ///
  /// @param count number of changed rows, or -1 for a result
  static void putOutcome(RecordBuffer record, long count) {
    record.putByte(0);
    record.putByte(count < 0 ? RESULT : COUNT);
    if (count >= 0) {
      record.putVarint(count);
    }
  }

  /// Wraps the result of an execution.
  ///
  /// @param target the driver's result; a null stays null
  ResultSet newResult(ResultSet target) {
    if (target == null) {
      return target;
    }
    boolean stopped = session.begin() == SessionRecorder.STOPPED;
    if (!stopped) {
      reading.restart();
      if (findsOtherRows) {
        reading.compareNothing();
      }
    }
    var result = new RecordedResultSet(target, this, session, stopped ? null : reading);
    open = result;
    return result;
  }

  /// Ends the reading of the former result, because the driver closes it now.
  void endResult() {
    askedCount = null;
    RecordedResultSet ended = open;
    if (ended != null) {
      open = null;
      ended.end();
    }
    RecordedResultSet endedKeys = openKeys;
    if (endedKeys != null) {
      openKeys = null;
      endedKeys.end();
    }
  }

  /// Records what was read of the last result.
  void resultEnded(long start, ResultReading ended) {
    session.append(
        RecordTag.RESULT,
        start,
        record -> {
          record.putVarint(slot);
          ended.write(record);
        });
  }

  @Override
  public ResultSet executeQuery(String sql) throws SQLException {
    return newResult(direct(sql, 0, () -> statement.executeQuery(sql)));
  }

  @Override
  public int executeUpdate(String sql) throws SQLException {
    return direct(sql, 0, () -> statement.executeUpdate(sql));
  }

  @Override
  public int executeUpdate(String sql, int keys) throws SQLException {
    return direct(sql, StatementFlags.ofKeys(keys), () -> statement.executeUpdate(sql, keys));
  }

  @Override
  public int executeUpdate(String sql, int[] columns) throws SQLException {
    return direct(sql, StatementFlags.KEYS, () -> statement.executeUpdate(sql, columns));
  }

  @Override
  public int executeUpdate(String sql, String[] columns) throws SQLException {
    return direct(sql, StatementFlags.KEYS, () -> statement.executeUpdate(sql, columns));
  }

  @Override
  public long executeLargeUpdate(String sql) throws SQLException {
    return direct(sql, 0, () -> statement.executeLargeUpdate(sql));
  }

  @Override
  public long executeLargeUpdate(String sql, int keys) throws SQLException {
    return direct(sql, StatementFlags.ofKeys(keys), () -> statement.executeLargeUpdate(sql, keys));
  }

  @Override
  public long executeLargeUpdate(String sql, int[] columns) throws SQLException {
    return direct(sql, StatementFlags.KEYS, () -> statement.executeLargeUpdate(sql, columns));
  }

  @Override
  public long executeLargeUpdate(String sql, String[] columns) throws SQLException {
    return direct(sql, StatementFlags.KEYS, () -> statement.executeLargeUpdate(sql, columns));
  }

  @Override
  public boolean execute(String sql) throws SQLException {
    return direct(sql, 0, () -> statement.execute(sql));
  }

  @Override
  public boolean execute(String sql, int keys) throws SQLException {
    return direct(sql, StatementFlags.ofKeys(keys), () -> statement.execute(sql, keys));
  }

  @Override
  public boolean execute(String sql, int[] columns) throws SQLException {
    return direct(sql, StatementFlags.KEYS, () -> statement.execute(sql, columns));
  }

  @Override
  public boolean execute(String sql, String[] columns) throws SQLException {
    return direct(sql, StatementFlags.KEYS, () -> statement.execute(sql, columns));
  }

  @Override
  public @Nullable ResultSet getResultSet() throws SQLException {
    if (open != null) {
      return open;
    }
    return newResult(statement.getResultSet());
  }

  @Override
  public boolean getMoreResults() throws SQLException {
    endResult();
    return noted(statement.getMoreResults());
  }

  @Override
  public boolean getMoreResults(int current) throws SQLException {
    endResult();
    return noted(statement.getMoreResults(current));
  }

  private boolean noted(boolean hasMore) {
    if (hasMore) {
      session.note(NoteKind.SEVERAL_RESULTS);
    }
    return hasMore;
  }

  @Override
  public @Nullable ResultSet getGeneratedKeys() throws SQLException {
    ResultSet keys = statement.getGeneratedKeys();
    if (keys == null) {
      return null;
    }
    var result = RecordedResultSet.ofKeys(keys, this, session);
    openKeys = result;
    return result;
  }

  /// Records generated keys that the application has read.
  void keysRead(List<Object> keys) {
    session.appendUntimed(
        RecordTag.KEYS,
        record -> {
          record.putVarint(slot);
          record.putVarint(keys.size());
          keys.forEach(each -> ValueCodec.write(record, session.masked(each)));
        });
  }

  @Override
  public void addBatch(String sql) throws SQLException {
    statement.addBatch(sql);
    if (session.begin() != SessionRecorder.STOPPED) {
      batch.add(sql);
    }
  }

  @Override
  public void clearBatch() throws SQLException {
    batch.clear();
    statement.clearBatch();
  }

  @Override
  public int[] executeBatch() throws SQLException {
    return batch(statement::executeBatch);
  }

  @Override
  public long[] executeLargeBatch() throws SQLException {
    return batch(statement::executeLargeBatch);
  }

  /// Executes a batch and records it.
  private <T> T batch(Execution<T> execution) throws SQLException {
    endResult();
    limit.begin();
    long start = session.begin();
    T counts;
    try {
      counts = execution.run();
    } catch (SQLException | RuntimeException | Error e) {
      recordBatch(new ExecutedBatchRecords(session, slot, start, new long[0], shown(e)));
      throw e;
    }
    long[] wide = ExecutedCounts.of(counts);
    recordBatch(new ExecutedBatchRecords(session, slot, start, wide, null));
    return counts;
  }

  /// Records an executed batch and empties it.
  void recordBatch(ExecutedBatchRecords records) {
    records.append(
        RecordTag.DIRECT_BATCH,
        batch.size(),
        (record, index) -> session.putText(record, batch.get(index)));
    batch.clear();
  }

  @Override
  public void close() throws SQLException {
    endResult();
    statement.close();
    connection.closed(this);
    if (!closed) {
      closed = true;
      session.appendUntimed(RecordTag.CLOSE_STATEMENT, record -> record.putVarint(slot));
    }
  }

  @Override
  public Connection getConnection() {
    return connection;
  }

  @Override
  public void setMaxRows(int rows) throws SQLException {
    statement.setMaxRows(rows);
    limited(rows);
  }

  @Override
  public void setLargeMaxRows(long rows) throws SQLException {
    statement.setLargeMaxRows(rows);
    limited(rows);
  }

  @Override
  public void setMaxFieldSize(int bytes) throws SQLException {
    if (bytes > 0) {
      session.note(NoteKind.LIMITED);
    }
    statement.setMaxFieldSize(bytes);
  }

  private void limited(long rows) {
    session.appendUntimed(
        RecordTag.MAX_ROWS,
        record -> {
          record.putVarint(slot);
          record.putVarint(rows);
        });
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    return DriverObject.unwrap(this, statement, type, session);
  }

  @Override
  public boolean isWrapperFor(Class<?> type) throws SQLException {
    return DriverObject.isWrapperFor(this, statement, type);
  }
}
