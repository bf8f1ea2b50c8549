package dynobench.engine.store;

import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;
import org.jspecify.annotations.Nullable;

/// A thread's session of an MVStore map, without transactions.
record MvMapSession(MVMap<byte[], byte[]> map) implements StoreSession {
  @Override
  public void put(byte[] key, byte[] value) {
    map.put(key, value);
  }

  @Override
  public boolean delete(byte[] key) {
    return map.remove(key) != null;
  }

  @Override
  public byte @Nullable [] get(byte[] key) {
    return map.get(key);
  }

  @Override
  public void scan(Visitor visitor) {
    visit(map.cursor(null), visitor);
  }

  @Override
  public void scan(byte[] from, Visitor visitor) {
    visit(map.cursor(from), visitor);
  }

  private static void visit(Cursor<byte[], byte[]> cursor, Visitor visitor) {
    while (cursor.hasNext() && visitor.visit(cursor.next(), cursor.getValue())) {
      // the visitor processes the entry
    }
  }

  @Override
  public void begin() {
    throw new UnsupportedOperationException("a map has no transactions");
  }

  @Override
  public void commit() {}

  @Override
  public void abort() {}

  @Override
  public void close() {}
}
