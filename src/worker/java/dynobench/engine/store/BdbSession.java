package dynobench.engine.store;

import java.sql.SQLException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A thread's session of Berkeley DB in C.
final class BdbSession implements StoreSession {
  private final BdbStore store;
  private final BdbKeys keys;
  private final Object key = BdbCalls.create("DatabaseEntry");
  private final Object data = BdbCalls.create("DatabaseEntry");
  private @Nullable Object running;

  BdbSession(BdbStore store) {
    this.store = store;
    this.keys = store.keys();
  }

  @Override
  public void put(byte[] name, byte[] value) throws SQLException {
    Object database = store.databaseFor(value);
    BdbCalls.set(key, keys.stored(name));
    BdbCalls.set(data, value);
    BdbCalls.put(database, running, key, data);
  }

  @Override
  public boolean delete(byte[] name) throws SQLException {
    Object database = store.database();
    if (database == null) {
      return false;
    }
    BdbCalls.set(key, keys.stored(name));
    return BdbCalls.delete(database, running, key);
  }

  @Override
  public byte @Nullable [] get(byte[] name) throws SQLException {
    Object database = store.database();
    if (database == null) {
      return null;
    }
    BdbCalls.set(key, keys.stored(name));
    return BdbCalls.get(database, running, key, data) ? BdbCalls.bytes(data) : null;
  }

  @Override
  public void scan(Visitor visitor) throws SQLException {
    Object database = store.database();
    if (database == null) {
      return;
    }
    int size = store.bulkBytes();
    Object bulk = BdbCalls.create(keys.bulkType());
    BdbCalls.set(bulk, new byte[size]);
    Object own = new ReflectiveSetters<>(bulk).with("setUserBuffer", size, true).config();
    Object first = BdbCalls.create("DatabaseEntry");
    Object cursor = BdbCalls.openCursor(database, running);
    try {
      while (BdbCalls.next(cursor, first, own)) {
        while (BdbCalls.nextOf(keys, own, key, data)) {
          if (!visitor.visit(keys.fromLibrary(BdbCalls.bytes(key)), BdbCalls.bytes(data))) {
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
    store.requireOrder();
    Object database = store.database();
    if (database == null) {
      return;
    }
    Object cursor = BdbCalls.openCursor(database, running);
    try {
      boolean found = find(cursor, from);
      while (found && visitor.visit(keys.fromLibrary(BdbCalls.bytes(key)), BdbCalls.bytes(data))) {
        found = BdbCalls.next(cursor, key, data);
      }
    } finally {
      BdbCalls.closeCursor(cursor);
    }
  }

  /// Moves to the first record from a key on, and returns whether one exists. For numbers, the
  /// library finds only an exact match, so the method skips the gaps itself.
  private boolean find(Object cursor, byte[] from) throws SQLException {
    if (keys == BdbKeys.BYTES) {
      BdbCalls.set(key, from);
      return BdbCalls.from(cursor, key, data);
    }
    long number = Math.max(KeyBytes.number(from), 1);
    BdbCalls.set(key, keys.stored(KeyBytes.of(number)));
    while (BdbCalls.isGap(cursor, key, data)) {
      number++;
      BdbCalls.set(key, keys.stored(KeyBytes.of(number)));
    }
    return BdbCalls.from(cursor, key, data) || isFirstFrom(cursor, number);
  }

  /// Handles the numbers before a queue's first record, which the library does not report as gaps.
  /// A cursor without a position moves to the first record.
  private boolean isFirstFrom(Object cursor, long number) throws SQLException {
    return BdbCalls.next(cursor, key, data)
        && KeyBytes.number(keys.fromLibrary(BdbCalls.bytes(key))) >= number;
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
    if (running != null) { // else the commit failed and ended it
      Object ending = running;
      running = null;
      BdbCalls.abort(ending);
    }
  }

  @Override
  public void close() {}
}
