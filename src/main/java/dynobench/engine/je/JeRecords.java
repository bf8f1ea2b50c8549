package dynobench.engine.je;

import com.sleepycat.bind.tuple.LongBinding;
import com.sleepycat.je.Cursor;
import com.sleepycat.je.DatabaseEntry;
import com.sleepycat.je.DatabaseException;
import com.sleepycat.je.LockMode;
import com.sleepycat.je.OperationStatus;
import dynobench.engine.RecordTable;
import java.sql.SQLException;
import java.sql.SQLTransactionRollbackException;
import java.util.Objects;
import java.util.stream.Stream;

/// Records as JE's own: the key in eight bytes that sort as numbers do.
final class JeRecords implements RecordTable {
  private final JeDatabase home;
  private final JeTransactions transactions;
  private final DatabaseEntry key = new DatabaseEntry();
  private final DatabaseEntry data = new DatabaseEntry();

  JeRecords(JeDatabase home, JeTransactions transactions) {
    this.home = home;
    this.transactions = transactions;
  }

  @Override
  public void create() {
    home.recreate();
  }

  @Override
  public void insert(long number, byte[] value) throws SQLException {
    put(number, value);
  }

  @Override
  public void update(long number, byte[] value) throws SQLException {
    put(number, value);
  }

  private void put(long number, byte[] value) throws SQLException {
    LongBinding.longToEntry(number, key);
    data.setData(value);
    try {
      home.database().put(transactions.current(), key, data);
      transactions.wrote();
    } catch (DatabaseException e) {
      throw conflict(e);
    }
  }

  @Override
  public void read(long number, Sink sink) throws SQLException {
    LongBinding.longToEntry(number, key);
    try {
      if (home.database().get(null, key, data, LockMode.DEFAULT) == OperationStatus.SUCCESS) {
        sink.record(number, data.getData());
      }
    } catch (DatabaseException e) {
      throw conflict(e);
    }
  }

  /// In the word that JDBC has for it.
  private static SQLException conflict(DatabaseException cause) {
    if (isConflict(cause)) {
      return new SQLTransactionRollbackException(cause.getMessage(), cause);
    }
    throw cause;
  }

  /// By their names: the first is there since JE 4, and the second no longer is what is thrown.
  private static boolean isConflict(DatabaseException thrown) {
    return Stream.<Class<?>>iterate(thrown.getClass(), Objects::nonNull, Class::getSuperclass)
        .map(Class::getSimpleName)
        .anyMatch(name -> name.equals("LockConflictException") || name.equals("DeadlockException"));
  }

  @Override
  public void scan(long from, long to, Sink sink) throws SQLException {
    LongBinding.longToEntry(from, key);
    try (Cursor cursor = home.database().openCursor(null, null)) {
      OperationStatus status = cursor.getSearchKeyRange(key, data, LockMode.DEFAULT);
      while (status == OperationStatus.SUCCESS) {
        long number = LongBinding.entryToLong(key);
        if (number > to) {
          return;
        }
        sink.record(number, data.getData());
        status = cursor.getNext(key, data, LockMode.DEFAULT);
      }
    } catch (DatabaseException e) {
      throw conflict(e);
    }
  }

  @Override
  public void scan(Sink sink) {
    try (Cursor cursor = home.database().openCursor(null, null)) {
      while (cursor.getNext(key, data, LockMode.DEFAULT) == OperationStatus.SUCCESS) {
        sink.record(LongBinding.entryToLong(key), data.getData());
      }
    }
  }

  @Override
  public void commit() {
    transactions.commit();
  }

  @Override
  public void close() {
    transactions.abort();
  }
}
