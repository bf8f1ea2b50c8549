package dynobench.engine.baseline;

import dynobench.engine.RecordTable;
import java.util.Map;
import java.util.function.Supplier;

/// A map from key to value; commits have no effect.
final class HeapRecords implements RecordTable {
  private final Supplier<Map<Long, byte[]>> factory;
  private Map<Long, byte[]> records;

  /// Creates an empty map.
  ///
  /// @param factory creates empty maps
  HeapRecords(Supplier<Map<Long, byte[]>> factory) {
    this.factory = factory;
    this.records = factory.get();
  }

  @Override
  public void create() {
    records = factory.get();
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
  public boolean delete(long key) {
    return records.remove(key) != null;
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

  /// Reads each key of the range by itself, because the map has no order.
  @Override
  public void scan(long from, long to, Sink sink) {
    for (long key = from; key <= to; key++) {
      read(key, sink);
    }
  }

  @Override
  public void commit() {}

  @Override
  public void close() {}
}
