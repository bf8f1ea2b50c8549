package dynobench.engine.store;

import java.sql.SQLException;
import java.sql.SQLTransactionRollbackException;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Supplier;
import org.h2.mvstore.MVStoreException;
import org.h2.mvstore.tx.Transaction;
import org.h2.mvstore.tx.TransactionMap;
import org.h2.mvstore.tx.TransactionStore;
import org.jspecify.annotations.Nullable;

/// A thread's session of MVStore, with transactions. Outside a transaction it reads committed data.
final class MvSession implements StoreSession {
  /// H2's default time to wait for a lock.
  static final int LOCK_MILLIS = 2000;

  private final MvStore store;
  private final TransactionStore transactions;
  private final Transaction reading;
  private final TransactionMap<byte[], byte[]> committed;
  private @Nullable Transaction running;
  private TransactionMap<byte[], byte[]> map;

  /// Opens a session.
  ///
  /// @param reading a transaction for reads only
  MvSession(MvStore store, TransactionStore transactions, Transaction reading) {
    this.store = store;
    this.transactions = transactions;
    this.reading = reading;
    this.committed = MvStore.map(reading);
    this.map = committed;
  }

  @Override
  public void put(byte[] key, byte[] value) throws SQLException {
    var _ = write(() -> map.put(key, value));
  }

  @Override
  public boolean delete(byte[] key) throws SQLException {
    return write(() -> map.remove(key)) != null;
  }

  /// Writes within the running transaction, or in a separate one.
  private byte @Nullable [] write(Supplier<byte @Nullable []> change) throws SQLException {
    if (running != null) {
      return changed(change);
    }
    begin();
    try {
      byte[] before = changed(change);
      commit();
      return before;
    } finally {
      abort();
    }
  }

  private static byte @Nullable [] changed(Supplier<byte @Nullable []> change) throws SQLException {
    try {
      return change.get();
    } catch (MVStoreException e) {
      if (MvStore.isConflict(e)) {
        throw new SQLTransactionRollbackException(e.getMessage(), e);
      }
      throw e;
    }
  }

  @Override
  public byte @Nullable [] get(byte[] key) {
    return map.get(key);
  }

  @Override
  public void scan(Visitor visitor) {
    visit(map.entryIterator(null, null), visitor);
  }

  @Override
  public void scan(byte[] from, Visitor visitor) {
    visit(map.entryIterator(from, null), visitor);
  }

  private static void visit(Iterator<Map.Entry<byte[], byte[]>> entries, Visitor visitor) {
    while (entries.hasNext()) {
      Map.Entry<byte[], byte[]> entry = entries.next();
      if (!visitor.visit(entry.getKey(), entry.getValue())) {
        return;
      }
    }
  }

  @Override
  public void begin() {
    Transaction started = MvStore.begin(transactions);
    running = started;
    map = committed.getInstance(started);
  }

  @Override
  public void commit() {
    if (running != null) {
      running.commit();
      ended();
      store.committed();
    }
  }

  @Override
  public void abort() {
    if (running != null) {
      running.rollback();
      ended();
    }
  }

  private void ended() {
    running = null;
    map = committed;
  }

  @Override
  public void close() {
    reading.commit();
  }
}
