package dynobench.engine.store;

import dynobench.engine.RecordTable;
import java.io.IOException;
import java.sql.SQLException;

/// Records, stored as the library's own records.
record StoreRecords(Store store, StoreWriter writer) implements RecordTable {
  @Override
  public void create() throws SQLException, IOException {
    store.recreate();
  }

  @Override
  public void insert(long key, byte[] value) throws SQLException, IOException {
    writer.put(KeyBytes.of(key), value);
  }

  @Override
  public void update(long key, byte[] value) throws SQLException, IOException {
    writer.put(KeyBytes.of(key), value);
  }

  @Override
  public boolean delete(long key) throws SQLException, IOException {
    return writer.delete(KeyBytes.of(key));
  }

  @Override
  public void read(long key, Sink sink) throws SQLException, IOException {
    byte[] value = writer.session().get(KeyBytes.of(key));
    if (value != null) {
      sink.record(key, value);
    }
  }

  @Override
  public void scan(Sink sink) throws SQLException, IOException {
    writer
        .session()
        .scan((key, value) -> {
          sink.record(KeyBytes.number(key), value);
          return true;
        });
  }

  @Override
  public void scan(long from, long to, Sink sink) throws SQLException, IOException {
    writer
        .session()
        .scan(
            KeyBytes.of(from),
            (key, value) -> {
              long number = KeyBytes.number(key);
              if (number > to) {
                return false;
              }
              sink.record(number, value);
              return true;
            });
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
