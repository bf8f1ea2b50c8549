package dynobench.engine.prevalence;

import dynobench.engine.RecordTable;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Arrays by number, in the order of the numbers. Reading returns the stored arrays, not copies.
record HeldRecords(OpenPrevayler prevalence, ChangeCollector gathering) implements RecordTable {
  @Override
  public void create() {
    prevalence.execute(new Change.Clear());
  }

  @Override
  public void insert(long key, byte[] value) {
    gathering.add(new Change.PutRecord(key, value));
  }

  @Override
  public void update(long key, byte[] value) {
    gathering.add(new Change.PutRecord(key, value));
  }

  /// Checks whether the key exists, then deletes it. Only one thread deletes a given key, so the
  /// result of the check remains true.
  @Override
  public boolean delete(long key) throws IOException {
    boolean found = prevalence.ask((holding, _) -> holding.records.containsKey(key));
    gathering.add(new Change.DeleteRecord(key));
    return found;
  }

  @Override
  public void read(long key, Sink sink) throws IOException {
    byte[] value = prevalence.<byte @Nullable []>ask((holding, _) -> holding.records.get(key));
    if (value != null) {
      sink.record(key, value);
    }
  }

  @Override
  public void scan(Sink sink) throws IOException {
    visit(sink, holding -> holding.records);
  }

  @Override
  public void scan(long from, long to, Sink sink) throws IOException {
    visit(sink, holding -> holding.records.subMap(from, true, to, true));
  }

  private void visit(Sink sink, RecordSelection part) throws IOException {
    var _ =
        prevalence.ask((holding, _) -> {
          part.of(holding).forEach(sink::record);
          return true;
        });
  }

  /// Selects the records to visit.
  @FunctionalInterface
  private interface RecordSelection {
    Map<Long, byte[]> of(PrevalentSystem holding);
  }

  @Override
  public void commit() {
    gathering.commit();
  }

  @Override
  public void close() {}
}
