package dynobench.engine.instrumented;

import dynobench.engine.RecordTable;
import java.io.IOException;
import java.sql.SQLException;

/// A record table that reports operations. Each call is one operation; in a scan, each record is
/// one operation, and the end of the scan another.
final class AttendedRecords implements RecordTable {
  private final RecordTable table;
  private final OperationListener listener;

  AttendedRecords(RecordTable table, OperationListener listener) {
    this.table = table;
    this.listener = listener;
  }

  @Override
  public void create() throws SQLException, IOException {
    listener.beforeOperation();
    table.create();
    listener.afterOperation();
  }

  @Override
  public void insert(long key, byte[] value) throws SQLException, IOException {
    listener.beforeOperation();
    table.insert(key, value);
    listener.afterOperation();
  }

  @Override
  public void update(long key, byte[] value) throws SQLException, IOException {
    listener.beforeOperation();
    table.update(key, value);
    listener.afterOperation();
  }

  @Override
  public boolean delete(long key) throws SQLException, IOException {
    listener.beforeOperation();
    boolean found = table.delete(key);
    listener.afterOperation();
    return found;
  }

  @Override
  public void read(long key, Sink sink) throws SQLException, IOException {
    listener.beforeOperation();
    table.read(key, sink);
    listener.afterOperation();
  }

  @Override
  public void scan(Sink sink) throws SQLException, IOException {
    listener.beforeOperation();
    table.scan(instrumented(sink));
    listener.afterOperation();
    listener.afterLast();
  }

  @Override
  public void scan(long from, long to, Sink sink) throws SQLException, IOException {
    listener.beforeOperation();
    table.scan(from, to, instrumented(sink));
    listener.afterOperation();
    listener.afterLast();
  }

  private Sink instrumented(Sink sink) {
    return (key, value) -> {
      listener.afterOperation();
      sink.record(key, value);
      listener.beforeOperation();
    };
  }

  @Override
  public void commit() throws SQLException, IOException {
    listener.beforeOperation();
    table.commit();
    listener.afterOperation();
  }

  @Override
  public void close() throws SQLException, IOException {
    listener.beforeOperation();
    table.close();
    listener.afterOperation();
    listener.afterLast();
  }
}
