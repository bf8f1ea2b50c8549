package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.RecordTag;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Prepared statement whose executions are recorded with their parameters.
final class RecordedPrepared extends ShortParameters {
  private static final int MOST_BATCH_BYTES = 1 << 20;

  private final List<ParameterValues> rows = new ArrayList<>();

  RecordedPrepared(
      PreparedStatement prepared,
      RecordedConnection connection,
      SessionRecorder session,
      int slot) {
    super(prepared, connection, session, slot);
  }

  private void putExecution(RecordBuffer record) {
    record.putVarint(slot);
    values.write(record);
  }

  private void failed(long start, Throwable error) {
    session.append(
        RecordTag.EXECUTE,
        start,
        record -> {
          putExecution(record);
          SessionRecorder.putError(record, error);
        });
  }

  private void executed(long start, long count) {
    session.append(
        RecordTag.EXECUTE,
        start,
        record -> {
          putExecution(record);
          putOutcome(record, count);
        });
  }

  @Override
  public ResultSet executeQuery() throws SQLException {
    endResult();
    long start = session.begin();
    ResultSet result;
    try {
      result = prepared.executeQuery();
    } catch (SQLException | RuntimeException | Error e) {
      failed(start, e);
      throw e;
    }
    executed(start, -1);
    return newResult(result);
  }

  @Override
  public int executeUpdate() throws SQLException {
    endResult();
    long start = session.begin();
    int count;
    try {
      count = prepared.executeUpdate();
    } catch (SQLException | RuntimeException | Error e) {
      failed(start, e);
      throw e;
    }
    executed(start, count);
    return count;
  }

  @Override
  public long executeLargeUpdate() throws SQLException {
    endResult();
    long start = session.begin();
    long count;
    try {
      count = prepared.executeLargeUpdate();
    } catch (SQLException | RuntimeException | Error e) {
      failed(start, e);
      throw e;
    }
    executed(start, count);
    return count;
  }

  @Override
  public boolean execute() throws SQLException {
    endResult();
    long start = session.begin();
    boolean isResult;
    try {
      isResult = prepared.execute();
    } catch (SQLException | RuntimeException | Error e) {
      failed(start, e);
      throw e;
    }
    executed(start, updateCount(isResult));
    return isResult;
  }

  @Override
  public void clearParameters() throws SQLException {
    prepared.clearParameters();
    values.clear();
  }

  @Override
  public void addBatch() throws SQLException {
    prepared.addBatch();
    rows.add(values.copy());
  }

  @Override
  public void clearBatch() throws SQLException {
    super.clearBatch();
    rows.clear();
  }

  /// Records an executed batch. A long batch takes several records; all but the last say that more
  /// follow.
  @Override
  void recordBatch(long start, @Nullable Throwable error, long[] counts) {
    if (rows.isEmpty()) {
      super.recordBatch(start, error, counts);
      return;
    }
    var waiting = List.copyOf(rows);
    rows.clear();
    int begin = 0;
    while (begin < waiting.size()) {
      var encoded = new RecordBuffer(256);
      int end = begin;
      while (end < waiting.size() && encoded.size() < MOST_BATCH_BYTES) {
        waiting.get(end++).write(encoded);
      }
      appendRows(start, encoded, end - begin, end == waiting.size() ? error : null, counts, end);
      begin = end;
    }
  }

  private void appendRows(
      long start,
      RecordBuffer encoded,
      int count,
      @Nullable Throwable error,
      long[] counts,
      int end) {
    session.append(
        RecordTag.BATCH,
        start,
        record -> {
          record.putVarint(slot);
          record.putVarint(count);
          record.putAll(encoded.array(), encoded.size());
          SessionRecorder.putError(record, error);
          int known = Math.min(counts.length, end);
          ExecutedCounts.write(
              record, Arrays.copyOfRange(counts, Math.min(known, end - count), known));
        });
  }

  @Override
  public @Nullable ResultSetMetaData getMetaData() throws SQLException {
    return prepared.getMetaData();
  }

  @Override
  public ParameterMetaData getParameterMetaData() throws SQLException {
    return prepared.getParameterMetaData();
  }
}
