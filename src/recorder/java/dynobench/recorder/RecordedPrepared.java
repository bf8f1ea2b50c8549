package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.RecordTag;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Prepared statement whose executions are recorded with their parameters.
final class RecordedPrepared extends ShortParameters {
  private static final int MOST_BATCH_BYTES = 8 << 20;

  private final List<ParameterValues> rows = new ArrayList<>();
  private long copiedBytes;

  RecordedPrepared(
      PreparedStatement prepared,
      RecordedConnection connection,
      SessionRecorder session,
      int slot) {
    super(prepared, connection, session, slot);
  }

  private <T> T executed(Execution<T> execution) throws SQLException {
    return executed(RecordTag.EXECUTE, this::putExecution, execution);
  }

  private void putExecution(RecordBuffer record) {
    record.putVarint(slot);
    values.write(record);
  }

  @Override
  public ResultSet executeQuery() throws SQLException {
    return newResult(executed(prepared::executeQuery));
  }

  @Override
  public int executeUpdate() throws SQLException {
    return executed(prepared::executeUpdate);
  }

  @Override
  public long executeLargeUpdate() throws SQLException {
    return executed(prepared::executeLargeUpdate);
  }

  @Override
  public boolean execute() throws SQLException {
    return executed(prepared::execute);
  }

  @Override
  public void clearParameters() throws SQLException {
    prepared.clearParameters();
    values.clear();
  }

  @Override
  public void addBatch() throws SQLException {
    prepared.addBatch();
    if (session.begin() != SessionRecorder.STOPPED) {
      copiedBytes += values.copiedBytes();
      rows.add(values.copy(copiedBytes <= MOST_BATCH_BYTES));
    }
  }

  @Override
  public void clearBatch() throws SQLException {
    super.clearBatch();
    rows.clear();
    copiedBytes = 0;
  }

  @Override
  void recordBatch(ExecutedBatchRecords records) {
    if (rows.isEmpty()) {
      super.recordBatch(records);
      return;
    }
    records.append(RecordTag.BATCH, rows.size(), (record, index) -> rows.get(index).write(record));
    rows.clear();
    copiedBytes = 0;
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
