package dynobench.engine.store;

import com.sleepycat.je.Cursor;
import com.sleepycat.je.DatabaseEntry;
import com.sleepycat.je.DatabaseException;
import com.sleepycat.je.LockMode;
import com.sleepycat.je.OperationStatus;
import com.sleepycat.je.Transaction;
import java.sql.SQLException;
import java.sql.SQLTransactionRollbackException;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A thread's session of JE.
final class JeSession implements StoreSession {
  private final JeStore store;
  private final DatabaseEntry key = new DatabaseEntry();
  private final DatabaseEntry data = new DatabaseEntry();
  private @Nullable Transaction running;

  JeSession(JeStore store) {
    this.store = store;
  }

  @Override
  public void put(byte[] name, byte[] value) throws SQLException {
    key.setData(name);
    data.setData(value);
    try {
      store.database().put(running, key, data);
    } catch (DatabaseException e) {
      throw conflict(e);
    }
  }

  @Override
  public boolean delete(byte[] name) throws SQLException {
    key.setData(name);
    try {
      return store.database().delete(running, key) == OperationStatus.SUCCESS;
    } catch (DatabaseException e) {
      throw conflict(e);
    }
  }

  @Override
  public byte @Nullable [] get(byte[] name) throws SQLException {
    key.setData(name);
    try {
      return store.database().get(running, key, data, LockMode.DEFAULT) == OperationStatus.SUCCESS
          ? data.getData()
          : null;
    } catch (DatabaseException e) {
      throw conflict(e);
    }
  }

  @Override
  public void scan(Visitor visitor) throws SQLException {
    try (Cursor cursor = store.database().openCursor(running, null)) {
      visit(cursor, cursor.getFirst(key, data, LockMode.DEFAULT), visitor);
    } catch (DatabaseException e) {
      throw conflict(e);
    }
  }

  @Override
  public void scan(byte[] from, Visitor visitor) throws SQLException {
    key.setData(from);
    try (Cursor cursor = store.database().openCursor(running, null)) {
      visit(cursor, cursor.getSearchKeyRange(key, data, LockMode.DEFAULT), visitor);
    } catch (DatabaseException e) {
      throw conflict(e);
    }
  }

  private void visit(Cursor cursor, OperationStatus first, Visitor visitor) {
    OperationStatus status = first;
    while (status == OperationStatus.SUCCESS && visitor.visit(key.getData(), data.getData())) {
      status = cursor.getNext(key, data, LockMode.DEFAULT);
    }
  }

  @Override
  public void begin() {
    running = store.environment().beginTransaction(null, null);
  }

  @Override
  public void commit() {
    Objects.requireNonNull(running).commit();
    running = null;
  }

  @Override
  public void abort() {
    Objects.requireNonNull(running).abort();
    running = null;
  }

  @Override
  public void close() {}

  /// Converts a conflict to the exception that JDBC uses for it; rethrows others.
  private static SQLException conflict(DatabaseException cause) {
    if (isConflict(cause)) {
      return new SQLTransactionRollbackException(cause.getMessage(), cause);
    }
    throw cause;
  }

  /// Returns whether the exception is a conflict, by the name of its class. The first name exists
  /// since JE 4; later versions no longer throw the second.
  private static boolean isConflict(DatabaseException thrown) {
    return Stream.<Class<?>>iterate(thrown.getClass(), Objects::nonNull, Class::getSuperclass)
        .map(Class::getSimpleName)
        .anyMatch(name -> name.equals("LockConflictException") || name.equals("DeadlockException"));
  }
}
