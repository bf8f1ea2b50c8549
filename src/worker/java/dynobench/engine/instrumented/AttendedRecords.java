package dynobench.engine.instrumented;

import dynobench.engine.RecordTable;
import java.io.IOException;
import java.sql.SQLException;

/// A record table that reports operations. Each call is one operation; in a scan, each record is
/// one operation.
final class AttendedRecords implements RecordTable {
  private final RecordTable table;
  private final OperationListener attendant;

  AttendedRecords(RecordTable table, OperationListener attendant) {
    this.table = table;
    this.attendant = attendant;
  }

  @Override
  public void create() throws SQLException, IOException {
    attendant.begins();
    table.create();
    attendant.ended();
  }

  @Override
  public void insert(long key, byte[] value) throws SQLException, IOException {
    attendant.begins();
    table.insert(key, value);
    attendant.ended();
  }

  @Override
  public void update(long key, byte[] value) throws SQLException, IOException {
    attendant.begins();
    table.update(key, value);
    attendant.ended();
  }

  @Override
  public boolean delete(long key) throws SQLException, IOException {
    attendant.begins();
    boolean found = table.delete(key);
    attendant.ended();
    return found;
  }

  @Override
  public void read(long key, Sink sink) throws SQLException, IOException {
    attendant.begins();
    table.read(key, sink);
    attendant.ended();
  }

  @Override
  public void scan(Sink sink) throws SQLException, IOException {
    attendant.begins();
    table.scan(attended(sink));
    attendant.ended();
    attendant.left();
  }

  @Override
  public void scan(long from, long to, Sink sink) throws SQLException, IOException {
    attendant.begins();
    table.scan(from, to, attended(sink));
    attendant.ended();
    attendant.left();
  }

  private Sink attended(Sink sink) {
    return (key, value) -> {
      attendant.ended();
      sink.record(key, value);
      attendant.begins();
    };
  }

  @Override
  public void commit() throws SQLException, IOException {
    attendant.begins();
    table.commit();
    attendant.ended();
  }

  @Override
  public void close() throws SQLException, IOException {
    attendant.begins();
    table.close();
    attendant.ended();
    attendant.left();
  }
}
