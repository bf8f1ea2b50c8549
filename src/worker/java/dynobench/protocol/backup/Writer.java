package dynobench.protocol.backup;

import dynobench.engine.RecordTable;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import dynobench.protocol.clients.Client;
import java.io.IOException;
import java.sql.SQLException;

/// A client that overwrites its pairs in turn, both records of one in a transaction.
final class Writer implements Client {
  private static final CommitStyle PAIR = new CommitStyle.Every(2);

  private final SeededTwins source;
  private final int number;
  private final Session session;
  private final RecordTable table;
  private volatile long committed;

  /// @param number from 1
  /// @param committed transactions of the same client before
  Writer(SeededTwins source, int number, Session session, long committed)
      throws SQLException, IOException {
    this.source = source;
    this.number = number;
    this.session = session;
    this.committed = committed;
    this.table = session.records(PAIR);
  }

  /// Transactions that are committed. Any thread.
  long committed() {
    return committed;
  }

  @Override
  public int draw() {
    return 0;
  }

  @Override
  public int perform() throws SQLException, IOException {
    long transaction = committed;
    long turn = transaction % source.owned(number);
    long key = SeededTwins.firstKey(source.pair(number, transaction));
    long version = source.version(number, turn, transaction + 1);
    table.update(key, source.value(key, version));
    table.update(key + 1, source.value(key + 1, version));
    committed = transaction + 1;
    return 0;
  }

  @Override
  public String doing() {
    return "the transaction after " + committed;
  }

  /// The engine is asked through a table, which can't be told to stop.
  @Override
  public void cancel() {}

  @Override
  public void close() throws SQLException, IOException {
    table.commit();
    table.close();
    session.close();
  }
}
