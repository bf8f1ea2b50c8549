package dynobench.engine.je;

import com.sleepycat.bind.tuple.LongBinding;
import com.sleepycat.je.Cursor;
import com.sleepycat.je.DatabaseEntry;
import com.sleepycat.je.LockMode;
import com.sleepycat.je.OperationStatus;
import dynobench.engine.RecordTable;

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
  public void insert(long number, byte[] value) {
    put(number, value);
  }

  @Override
  public void update(long number, byte[] value) {
    put(number, value);
  }

  private void put(long number, byte[] value) {
    LongBinding.longToEntry(number, key);
    data.setData(value);
    home.database().put(transactions.current(), key, data);
    transactions.wrote();
  }

  @Override
  public void read(long number, Sink sink) {
    LongBinding.longToEntry(number, key);
    if (home.database().get(null, key, data, LockMode.DEFAULT) == OperationStatus.SUCCESS) {
      sink.record(number, data.getData());
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
