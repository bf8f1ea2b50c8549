package dynobench.engine.baseline;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import dynobench.engine.RowTable;
import dynobench.plan.CommitStyle;
import java.sql.Date;
import java.util.HashMap;
import java.util.Map;

/// A `HashMap` from id to row. Opening and closing do nothing; commits mean nothing.
public final class HeapMapEngine implements Engine, Database, RowTable {
  private record Row(String name, int value, Date date, long longNumber, float floatNumber) {}

  private Map<Long, Row> rows = new HashMap<>();
  private final HeapPairs pairs = new HeapPairs();
  private final HeapRecords records = new HeapRecords();

  @Override
  public Database open() {
    return this;
  }

  @Override
  public Identity identity() {
    return new Identity("java.util.HashMap", System.getProperty("java.version"), "none");
  }

  @Override
  public RowTable rows() {
    return this;
  }

  @Override
  public void create() {
    rows = new HashMap<>();
  }

  @Override
  public void insert(RowCursor source, CommitStyle commit) {
    while (source.next()) {
      var row =
          new Row(
              source.name(),
              source.value(),
              source.date(),
              source.longNumber(),
              source.floatNumber());
      rows.put(source.id(), row);
    }
  }

  @Override
  public void scan(RowSink sink) {
    for (Row row : rows.values()) {
      sink.row(row.name(), row.value(), row.date(), row.longNumber(), row.floatNumber());
    }
  }

  @Override
  public PairTable pairs(CommitStyle commit) {
    return pairs;
  }

  @Override
  public RecordTable records(CommitStyle commit) {
    return records;
  }

  @Override
  public void close() {}
}
