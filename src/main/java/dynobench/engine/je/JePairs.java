package dynobench.engine.je;

import com.sleepycat.je.DatabaseEntry;
import com.sleepycat.je.LockMode;
import com.sleepycat.je.OperationStatus;
import dynobench.engine.PairTable;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Pairs as records of UTF-8.
final class JePairs implements PairTable {
  private final JeDatabase home;
  private final JeTransactions transactions;
  private final DatabaseEntry key = new DatabaseEntry();
  private final DatabaseEntry data = new DatabaseEntry();

  JePairs(JeDatabase home, JeTransactions transactions) {
    this.home = home;
    this.transactions = transactions;
  }

  @Override
  public void create() {
    home.recreate();
  }

  @Override
  public void put(String name, String value) {
    key.setData(name.getBytes(StandardCharsets.UTF_8));
    data.setData(value.getBytes(StandardCharsets.UTF_8));
    home.database().put(transactions.current(), key, data);
    transactions.wrote();
  }

  @Override
  public @Nullable String get(String name) {
    key.setData(name.getBytes(StandardCharsets.UTF_8));
    return home.database().get(null, key, data, LockMode.DEFAULT) == OperationStatus.SUCCESS
        ? new String(data.getData(), data.getOffset(), data.getSize(), StandardCharsets.UTF_8)
        : null;
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
