package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.RecordTag;
import dynobench.recorder.snapshot.DatabaseSnapshot;
import dynobench.recorder.snapshot.SnapshotContent;
import dynobench.recorder.snapshot.SnapshotProgress;
import dynobench.recorder.snapshot.SnapshotSummary;
import dynobench.recorder.snapshot.SnapshotTarget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Starting data of a recording, as the calls of a session that creates the database. Confined to
/// one thread.
final class StartingData implements SnapshotTarget {
  private static final int MOST_ROWS = 200;
  private static final int MOST_BATCH_BYTES = 1 << 16;
  private static final int BATCHES_PER_COMMIT = 10;

  private final Recorder recorder;
  private final SessionRecorder session;
  private final ParameterValues values;
  private RecordBuffer batch = new RecordBuffer(MOST_BATCH_BYTES);
  private int slot;
  private int rows;
  private int batches;

  private StartingData(Recorder recorder, SessionRecorder session) {
    this.recorder = recorder;
    this.session = session;
    this.values = new ParameterValues(session);
  }

  /// Records the data of a connection's database.
  ///
  /// @param session a session that has opened
  static SnapshotSummary record(
      Recorder recorder,
      SessionRecorder session,
      Connection connection,
      SnapshotContent content,
      SnapshotProgress progress)
      throws SQLException {
    recorder.shared().startingData(session.number(), content, null);
    var data = new StartingData(recorder, session);
    data.autocommit(false);
    SnapshotSummary summary = new DatabaseSnapshot(connection, content, data, progress).write();
    data.autocommit(true);
    session.closed(session.begin());
    recorder.awaitWritten();
    if (!recorder.hasStopped()) {
      recorder.shared().startingData(session.number(), content, summary);
    }
    return summary;
  }

  private void autocommit(boolean on) {
    append(RecordTag.AUTOCOMMIT, record -> record.putByte(on ? 1 : 0));
  }

  private void append(int tag, SessionRecorder.Content content) {
    session.append(
        tag,
        session.begin(),
        record -> {
          content.write(record);
          session.putError(record, null);
        });
  }

  private void commit() {
    append(RecordTag.COMMIT, _record -> {});
    batches = 0;
    recorder.awaitRoom();
  }

  @Override
  public void execute(String sql) {
    int direct = session.newSlot();
    session.append(
        RecordTag.DIRECT,
        session.begin(),
        record -> {
          record.putVarint(direct);
          session.putText(record, sql);
          record.putVarint(0);
          RecordedStatement.putOutcome(record, 0);
        });
    close(direct);
    commit();
  }

  private void close(int of) {
    session.appendUntimed(RecordTag.CLOSE_STATEMENT, record -> record.putVarint(of));
  }

  @Override
  public void beginRows(String sql) {
    slot = session.newSlot();
    values.maskWith(session.parameterMask(sql));
    append(
        RecordTag.PREPARE,
        record -> {
          record.putVarint(slot);
          session.putText(record, sql);
          record.putVarint(0);
        });
  }

  @Override
  public void set(int index, @Nullable Object value, int type) {
    values.setObject(index, value, type);
  }

  @Override
  public void endRow() {
    values.write(batch);
    values.clear();
    rows++;
    if (rows == MOST_ROWS || batch.size() >= MOST_BATCH_BYTES) {
      endBatch();
    }
  }

  private void endBatch() {
    if (rows > 0) {
      RecordBuffer encoded = batch;
      var counts = new long[rows];
      Arrays.fill(counts, 1);
      session.append(
          RecordTag.BATCH,
          session.begin(),
          record -> {
            record.putVarint(slot);
            record.putVarint(counts.length);
            record.putAll(encoded.array(), encoded.size());
            session.putError(record, null);
            ExecutedCounts.write(record, counts);
          });
      batch = new RecordBuffer(MOST_BATCH_BYTES);
      rows = 0;
      batches++;
    }
    if (batches >= BATCHES_PER_COMMIT) {
      commit();
    }
  }

  @Override
  public void endRows() {
    endBatch();
    close(slot);
    commit();
  }

  @Override
  public boolean isFull() {
    return recorder.hasStopped();
  }
}
