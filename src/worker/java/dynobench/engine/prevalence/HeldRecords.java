package dynobench.engine.prevalence;

import dynobench.engine.RecordTable;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Arrays under numbers, in the order of the numbers. What reads them gets those that are held, and
/// no copies.
record HeldRecords(Prevalence prevalence, Gathering gathering) implements RecordTable {
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

  /// Who deletes is the only one to delete that key, so that it is still there when it was.
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

  private void visit(Sink sink, Part part) throws IOException {
    var _ =
        prevalence.ask((holding, _) -> {
          part.of(holding).forEach(sink::record);
          return true;
        });
  }

  /// Which records are visited.
  @FunctionalInterface
  private interface Part {
    Map<Long, byte[]> of(Holding holding);
  }

  @Override
  public void commit() {
    gathering.commit();
  }

  @Override
  public void close() {}
}
