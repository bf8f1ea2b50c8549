package dynobench.engine.store;

import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.lmdbjava.Cursor;
import org.lmdbjava.Dbi;
import org.lmdbjava.Env;
import org.lmdbjava.GetOp;
import org.lmdbjava.Txn;

/// A thread's session of LMDB. Values are copied out of the mapped file, because it may change when
/// the transaction ends. The transaction for reading is created once, and renewed for each use.
final class LmdbSession implements StoreSession {
  private static final int VALUE_BYTES = 4096;

  private final Env<ByteBuffer> environment;
  private final Dbi<ByteBuffer> database;
  private final ByteBuffer name;
  private ByteBuffer data = ByteBuffer.allocateDirect(VALUE_BYTES);
  private @Nullable Txn<ByteBuffer> reading;
  private @Nullable Txn<ByteBuffer> running;

  LmdbSession(Env<ByteBuffer> environment, Dbi<ByteBuffer> database) {
    this.environment = environment;
    this.database = database;
    this.name = ByteBuffer.allocateDirect(environment.getMaxKeySize());
  }

  @Override
  public void put(byte[] key, byte[] value) {
    if (running == null) {
      try (Txn<ByteBuffer> own = environment.txnWrite()) {
        write(own, key, value);
        own.commit();
      }
    } else {
      write(running, key, value);
    }
  }

  private void write(Txn<ByteBuffer> transaction, byte[] key, byte[] value) {
    if (data.capacity() < value.length) {
      data = ByteBuffer.allocateDirect(2 * value.length);
    }
    data.clear().put(value).flip();
    database.put(transaction, named(key), data);
  }

  private ByteBuffer named(byte[] key) {
    return name.clear().put(key).flip();
  }

  @Override
  public boolean delete(byte[] key) {
    if (running != null) {
      return database.delete(running, named(key));
    }
    try (Txn<ByteBuffer> own = environment.txnWrite()) {
      boolean found = database.delete(own, named(key));
      own.commit();
      return found;
    }
  }

  @Override
  public byte @Nullable [] get(byte[] key) {
    Txn<ByteBuffer> transaction = transaction();
    try {
      ByteBuffer found = database.get(transaction, named(key));
      return found == null ? null : copy(found);
    } finally {
      ended();
    }
  }

  private static byte[] copy(ByteBuffer found) {
    var bytes = new byte[found.remaining()];
    found.get(bytes);
    return bytes;
  }

  /// Returns the running transaction, or else the one for reading.
  private Txn<ByteBuffer> transaction() {
    if (running != null) {
      return running;
    }
    if (reading == null) {
      reading = environment.txnRead();
    } else {
      reading.renew();
    }
    return reading;
  }

  private void ended() {
    if (running == null && reading != null) {
      reading.reset();
    }
  }

  @Override
  public void scan(Visitor visitor) {
    Txn<ByteBuffer> transaction = transaction();
    try (Cursor<ByteBuffer> cursor = database.openCursor(transaction)) {
      visit(cursor, cursor.first(), visitor);
    } finally {
      ended();
    }
  }

  @Override
  public void scan(byte[] from, Visitor visitor) {
    Txn<ByteBuffer> transaction = transaction();
    try (Cursor<ByteBuffer> cursor = database.openCursor(transaction)) {
      visit(cursor, cursor.get(named(from), GetOp.MDB_SET_RANGE), visitor);
    } finally {
      ended();
    }
  }

  private static void visit(Cursor<ByteBuffer> cursor, boolean first, Visitor visitor) {
    boolean found = first;
    while (found && visitor.visit(copy(cursor.key()), copy(cursor.val()))) {
      found = cursor.next();
    }
  }

  @Override
  public void begin() {
    running = environment.txnWrite();
  }

  @Override
  public void commit() {
    try (Txn<ByteBuffer> ending = Objects.requireNonNull(running)) {
      running = null;
      ending.commit();
    }
  }

  @Override
  public void abort() {
    if (running != null) { // else the commit failed and ended it
      running.close();
      running = null;
    }
  }

  /// Closes the session. The transaction for reading is renewed first, because closing a reset one
  /// does not release it.
  @Override
  public void close() {
    if (reading != null) {
      reading.renew();
      reading.close();
    }
  }
}
