package dynobench.engine.baseline;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.KeyCursor;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import dynobench.engine.RowTable;
import dynobench.engine.SelectOptions;
import dynobench.engine.Session;
import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import java.sql.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Maps of the JDK for rows by id, pairs, records and triples. Opening, closing and commits have no
/// effect: the data stay until the table is created again.
public final class HeapMapEngine implements Engine, Database, RowTable {
  private record Row(String name, int value, Date date, long longNumber, float floatNumber) {}

  private final boolean shared;
  private final HeapPairs pairs;
  private final HeapRecords records;
  private final HeapTriples triples;
  private Map<Long, Row> rows;

  /// Creates empty maps.
  ///
  /// @param shared whether several threads may use the maps at the same time
  public HeapMapEngine(boolean shared) {
    this.shared = shared;
    this.pairs = new HeapPairs(this::map);
    this.records = new HeapRecords(this::map);
    this.triples = new HeapTriples(this::map);
    this.rows = map();
  }

  private <K, V> Map<K, V> map() {
    return shared ? new ConcurrentHashMap<>() : new HashMap<>();
  }

  @Override
  public Database open() {
    return this;
  }

  @Override
  public Identity identity() {
    return new Identity(map().getClass().getName(), System.getProperty("java.version"), "none");
  }

  @Override
  public RowTable rows() {
    return this;
  }

  @Override
  public void create() {
    rows = map();
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
  public void scan(SelectOptions reading, RowSink sink) {
    long read = 0;
    for (Row row : rows.values()) {
      sink.row(row.name(), row.value(), row.date(), row.longNumber(), row.floatNumber());
      if (reading.endsAt(++read)) {
        return;
      }
    }
  }

  @Override
  public long count() {
    return rows.size();
  }

  @Override
  public void delete(KeyCursor keys, CommitStyle commit) {
    while (keys.hasNext()) {
      rows.remove((Long) keys.next());
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
  public TripleTable triples(CommitStyle commit) {
    return triples;
  }

  /// Returns this object: all threads use the maps directly.
  @Override
  public Session session() {
    return this;
  }

  @Override
  public void close() {}
}
