package dynobench.engine.baseline;

import dynobench.engine.RecordTable;
import java.util.HashMap;
import java.util.Map;

/// A `HashMap` from key to value; commits mean nothing.
final class HeapRecords implements RecordTable {
  private Map<Long, byte[]> records = new HashMap<>();

  @Override
  public void create() {
    records = new HashMap<>();
  }

  @Override
  public void insert(long key, byte[] value) {
    records.put(key, value);
  }

  @Override
  public void update(long key, byte[] value) {
    records.put(key, value);
  }

  @Override
  public void read(long key, Sink sink) {
    byte[] value = records.get(key);
    if (value != null) {
      sink.record(key, value);
    }
  }

  @Override
  public void scan(Sink sink) {
    records.forEach(sink::record);
  }

  @Override
  public void commit() {}

  @Override
  public void close() {}
}
