package dynobench.engine.store;

import dynobench.engine.LargeObjectTable;
import java.io.IOException;
import java.io.InputStream;
import java.sql.SQLException;

/// Large objects as values of the library's own records. A library has no streams: it takes and
/// returns whole values, which are in memory.
record StoreLargeObjects(Store store, StoreWriter writer) implements LargeObjectTable {
  @Override
  public void create() throws SQLException, IOException {
    store.recreate();
  }

  @Override
  public void insert(long key, Source content) throws SQLException, IOException {
    try (InputStream in = content.open()) {
      writer.put(KeyBytes.of(key), in.readAllBytes());
    }
  }

  @Override
  public void update(long key, Source content) throws SQLException, IOException {
    insert(key, content);
  }

  @Override
  public void delete(long key) throws SQLException, IOException {
    writer.delete(KeyBytes.of(key));
  }

  @Override
  public void read(long key, Sink sink) throws SQLException, IOException {
    byte[] value = writer.session().get(KeyBytes.of(key));
    if (value != null) {
      sink.bytes(value, value.length);
    }
  }

  @Override
  public void readPart(long key, int from, int length, Sink sink) throws SQLException, IOException {
    byte[] value = writer.session().get(KeyBytes.of(key));
    if (value != null) {
      var part = new byte[Math.min(length, value.length - from)];
      System.arraycopy(value, from, part, 0, part.length);
      sink.bytes(part, part.length);
    }
  }

  @Override
  public void close() throws SQLException, IOException {
    writer.close();
  }
}
