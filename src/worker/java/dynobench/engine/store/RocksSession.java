package dynobench.engine.store;

import java.sql.SQLException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.Transaction;
import org.rocksdb.TransactionDB;

/// A thread's session of RocksDB.
final class RocksSession implements StoreSession {
  private final RocksStore store;
  private final ReadOptions reading = new ReadOptions();
  private @Nullable Transaction running;

  RocksSession(RocksStore store) {
    this.store = store;
  }

  @Override
  public void put(byte[] key, byte[] value) throws SQLException {
    try {
      if (running == null) {
        store.database().put(store.table(), store.writing(), key, value);
      } else {
        running.put(store.table(), key, value);
      }
    } catch (RocksDBException e) {
      throw RocksStore.failure(e);
    }
  }

  /// Reads the key first, because RocksDB does not report whether a deleted key existed.
  @Override
  public boolean delete(byte[] key) throws SQLException {
    boolean found = get(key) != null;
    try {
      if (running == null) {
        store.database().delete(store.table(), store.writing(), key);
      } else {
        running.delete(store.table(), key);
      }
    } catch (RocksDBException e) {
      throw RocksStore.failure(e);
    }
    return found;
  }

  @Override
  public byte @Nullable [] get(byte[] key) throws SQLException {
    try {
      return running == null
          ? store.database().get(store.table(), reading, key)
          : running.get(reading, store.table(), key);
    } catch (RocksDBException e) {
      throw RocksStore.failure(e);
    }
  }

  @Override
  public void scan(Visitor visitor) throws SQLException {
    try (RocksIterator entries = iterator()) {
      entries.seekToFirst();
      visit(entries, visitor);
    }
  }

  @Override
  public void scan(byte[] from, Visitor visitor) throws SQLException {
    try (RocksIterator entries = iterator()) {
      entries.seek(from);
      visit(entries, visitor);
    }
  }

  private RocksIterator iterator() {
    return running == null
        ? store.database().newIterator(store.table(), reading)
        : running.getIterator(reading, store.table());
  }

  private static void visit(RocksIterator entries, Visitor visitor) throws SQLException {
    while (entries.isValid() && visitor.visit(entries.key(), entries.value())) {
      entries.next();
    }
    try {
      entries.status();
    } catch (RocksDBException e) {
      throw RocksStore.failure(e);
    }
  }

  @Override
  public void begin() {
    running = ((TransactionDB) store.database()).beginTransaction(store.writing());
  }

  @Override
  public void commit() throws SQLException {
    try (Transaction ending = Objects.requireNonNull(running)) {
      running = null;
      ending.commit();
    } catch (RocksDBException e) {
      throw RocksStore.failure(e);
    }
  }

  @Override
  public void abort() throws SQLException {
    if (running == null) { // the commit failed and ended it
      return;
    }
    try (Transaction ending = running) {
      running = null;
      ending.rollback();
    } catch (RocksDBException e) {
      throw RocksStore.failure(e);
    }
  }

  @Override
  public void close() {
    reading.close();
  }
}
