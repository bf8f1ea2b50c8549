package dynobench.protocol.backup;

import dynobench.engine.RecordTable;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import dynobench.protocol.clients.Client;
import java.io.IOException;
import java.sql.SQLException;

/// Client that overwrites its pairs in turn. It continues after its last transaction of an earlier
/// phase. A transaction overwrites both records of a pair.
final class OverwritingClient implements Client {
  private static final CommitStyle PAIR = new CommitStyle.Every(2);

  private final SeededTwins source;
  private final int number;
  private final Session session;
  private final RecordTable table;
  private volatile long committed;

  /// Creates a client.
  ///
  /// @param number number of the client, from 1
  /// @param committed transactions of this client in earlier phases
  OverwritingClient(SeededTwins source, int number, Session session, long committed)
      throws SQLException, IOException {
    this.source = source;
    this.number = number;
    this.session = session;
    this.committed = committed;
    this.table = session.records(PAIR);
  }

  /// Returns the number of committed transactions. May be called by any thread.
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
  public String activity() {
    return "the transaction after " + committed;
  }

  /// Does nothing: the client uses a table, whose calls can't be cancelled.
  @Override
  public void cancel() {}

  @Override
  public void close() throws SQLException, IOException {
    table.commit();
    table.close();
    session.close();
  }
}
