package dynobench.engine;

import java.io.IOException;
import java.sql.SQLException;

/// A table that passes every call on to another one. Tests override the calls that should
/// misbehave.
public class ForwardingRecords implements RecordTable {
  private final RecordTable table;

  public ForwardingRecords(RecordTable table) {
    this.table = table;
  }

  @Override
  public void create() throws SQLException, IOException {
    table.create();
  }

  @Override
  public void insert(long key, byte[] value) throws SQLException, IOException {
    table.insert(key, value);
  }

  @Override
  public void update(long key, byte[] value) throws SQLException, IOException {
    table.update(key, value);
  }

  @Override
  public boolean delete(long key) throws SQLException, IOException {
    return table.delete(key);
  }

  @Override
  public void read(long key, Sink sink) throws SQLException, IOException {
    table.read(key, sink);
  }

  @Override
  public void scan(Sink sink) throws SQLException, IOException {
    table.scan(sink);
  }

  @Override
  public void scan(long from, long to, Sink sink) throws SQLException, IOException {
    table.scan(from, to, sink);
  }

  @Override
  public void commit() throws SQLException, IOException {
    table.commit();
  }

  @Override
  public void close() throws SQLException, IOException {
    table.close();
  }
}
