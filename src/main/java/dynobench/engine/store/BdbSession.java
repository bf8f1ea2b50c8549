package dynobench.engine.store;

import java.sql.SQLException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// One more thread at Berkeley DB in C.
final class BdbSession implements StoreSession {
  /// What one call of the library brings of a scan of everything.
  private static final int BULK_BYTES = 1 << 18;

  private final BdbStore store;
  private final Object key = BdbCalls.made("DatabaseEntry");
  private final Object data = BdbCalls.made("DatabaseEntry");
  private @Nullable Object running;

  BdbSession(BdbStore store) {
    this.store = store;
  }

  @Override
  public void put(byte[] name, byte[] value) throws SQLException {
    BdbCalls.set(key, name);
    BdbCalls.set(data, value);
    BdbCalls.put(store.database(), running, key, data);
  }

  @Override
  public boolean delete(byte[] name) throws SQLException {
    BdbCalls.set(key, name);
    return BdbCalls.delete(store.database(), running, key);
  }

  @Override
  public byte @Nullable [] get(byte[] name) throws SQLException {
    BdbCalls.set(key, name);
    return BdbCalls.get(store.database(), running, key, data) ? BdbCalls.bytes(data) : null;
  }

  @Override
  public void scan(Visitor visitor) throws SQLException {
    Object bulk = BdbCalls.made("MultipleKeyDataEntry");
    BdbCalls.set(bulk, new byte[BULK_BYTES]);
    Object own = new Setters<>(bulk).with("setUserBuffer", BULK_BYTES, true).config();
    Object first = BdbCalls.made("DatabaseEntry");
    Object cursor = BdbCalls.openCursor(store.database(), running);
    try {
      while (BdbCalls.next(cursor, first, own)) {
        while (BdbCalls.nextOf(own, key, data)) {
          if (!visitor.visit(BdbCalls.bytes(key), BdbCalls.bytes(data))) {
            return;
          }
        }
      }
    } finally {
      BdbCalls.closeCursor(cursor);
    }
  }

  @Override
  public void scan(byte[] from, Visitor visitor) throws SQLException {
    BdbCalls.set(key, from);
    Object cursor = BdbCalls.openCursor(store.database(), running);
    try {
      boolean found = BdbCalls.from(cursor, key, data);
      while (found && visitor.visit(BdbCalls.bytes(key), BdbCalls.bytes(data))) {
        found = BdbCalls.next(cursor, key, data);
      }
    } finally {
      BdbCalls.closeCursor(cursor);
    }
  }

  @Override
  public void begin() throws SQLException {
    running = BdbCalls.begin(store.environment());
  }

  @Override
  public void commit() throws SQLException {
    Object ending = Objects.requireNonNull(running);
    running = null;
    BdbCalls.commit(ending);
  }

  @Override
  public void abort() throws SQLException {
    if (running != null) { // else it has failed to commit
      Object ending = running;
      running = null;
      BdbCalls.abort(ending);
    }
  }

  @Override
  public void close() {}
}
