package dynobench.engine.store;

import dynobench.engine.PairTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// Text pairs, stored as UTF-8.
record StorePairs(Store store, StoreWriter writer) implements PairTable {
  @Override
  public void create() throws SQLException, IOException {
    store.recreate();
  }

  @Override
  public void put(String name, String value) throws SQLException, IOException {
    writer.put(name.getBytes(StandardCharsets.UTF_8), value.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public @Nullable String get(String name) throws SQLException, IOException {
    byte[] value = writer.session().get(name.getBytes(StandardCharsets.UTF_8));
    return value == null ? null : new String(value, StandardCharsets.UTF_8);
  }

  @Override
  public void commit() throws SQLException, IOException {
    writer.commit();
  }

  @Override
  public void close() throws SQLException, IOException {
    writer.close();
  }
}
