package dynobench.engine.je;

import com.sleepycat.bind.tuple.LongBinding;
import com.sleepycat.bind.tuple.TupleInput;
import com.sleepycat.bind.tuple.TupleOutput;
import com.sleepycat.je.Cursor;
import com.sleepycat.je.Database;
import com.sleepycat.je.DatabaseEntry;
import com.sleepycat.je.LockMode;
import com.sleepycat.je.OperationStatus;
import com.sleepycat.je.Transaction;
import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import dynobench.engine.RowTable;
import dynobench.plan.CommitStyle;
import java.sql.Date;
import org.jspecify.annotations.Nullable;

/// The 2005 table as records: the id is the key, the other columns are a tuple.
final class JeRows implements RowTable {
  private final JeDatabase home;
  private final DatabaseEntry key = new DatabaseEntry();
  private final DatabaseEntry data = new DatabaseEntry();
  private final TupleOutput tuple = new TupleOutput();

  JeRows(JeDatabase home) {
    this.home = home;
  }

  @Override
  public void create() {
    home.recreate();
  }

  @Override
  public void insert(RowCursor rows, CommitStyle commit) {
    var transactions = new JeTransactions(home.environment(), commit);
    try {
      while (rows.next()) {
        put(transactions.current(), rows);
        transactions.wrote();
      }
      transactions.commit();
    } finally {
      transactions.abort();
    }
  }

  private void put(@Nullable Transaction transaction, RowCursor row) {
    LongBinding.longToEntry(row.id(), key);
    tuple.reset();
    tuple.writeString(row.name());
    tuple.writeInt(row.value());
    tuple.writeLong(row.date().getTime());
    tuple.writeLong(row.longNumber());
    tuple.writeFloat(row.floatNumber());
    data.setData(tuple.getBufferBytes(), tuple.getBufferOffset(), tuple.getBufferLength());
    Database database = home.database();
    database.put(transaction, key, data);
  }

  @Override
  public void scan(RowSink sink) {
    try (Cursor cursor = home.database().openCursor(null, null)) {
      while (cursor.getNext(key, data, LockMode.DEFAULT) == OperationStatus.SUCCESS) {
        var input = new TupleInput(data.getData(), data.getOffset(), data.getSize());
        sink.row(
            input.readString(),
            input.readInt(),
            new Date(input.readLong()),
            input.readLong(),
            input.readFloat());
      }
    }
  }
}
