package dynobench.engine.store;

import dynobench.engine.KeyCursor;
import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import dynobench.engine.RowTable;
import dynobench.engine.SelectOptions;
import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;

/// The 2005 table as records: the id is the key, the other columns are the value.
record StoreRows(StoreClient client) implements RowTable {
  private static final CommitStyle READING = new CommitStyle.Autocommit();

  @Override
  public void create() throws SQLException, IOException {
    client.store().recreate();
  }

  @Override
  public void insert(RowCursor rows, CommitStyle commit) throws SQLException, IOException {
    try (StoreWriter writer = client.writer(commit)) {
      while (rows.next()) {
        writer.put(KeyBytes.of(rows.id()), RowBytes.of(rows));
      }
      writer.commit();
    }
  }

  @Override
  public void scan(SelectOptions reading, RowSink sink) throws SQLException, IOException {
    var read = new long[1];
    try (StoreWriter writer = client.writer(READING)) {
      writer
          .session()
          .scan((_, value) -> {
            RowBytes.read(value, sink);
            return !reading.endsAt(++read[0]);
          });
    }
  }

  @Override
  public long count() throws SQLException, IOException {
    var count = new long[1];
    try (StoreWriter writer = client.writer(READING)) {
      writer
          .session()
          .scan((_, _) -> {
            count[0]++;
            return true;
          });
    }
    return count[0];
  }

  @Override
  public void delete(KeyCursor keys, CommitStyle commit) throws SQLException, IOException {
    try (StoreWriter writer = client.writer(commit)) {
      while (keys.hasNext()) {
        writer.delete(KeyBytes.of((Long) keys.next()));
      }
      writer.commit();
    }
  }
}
