package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.ClientTransaction;
import dynobench.protocol.clients.CommittedSums;
import java.sql.SQLException;

/// Runs one client's transactions of one kind, and counts those that commit.
final class CountedTransaction implements ClientTransaction {
  private final TransactionKind kind;
  private final BusinessTransaction transaction;
  private final ClientStatements desk;
  private volatile boolean ending;
  private boolean commits;
  private long committed;

  /// Creates the transactions.
  ///
  /// @param desk statements of the client; this object closes them
  CountedTransaction(TransactionKind kind, BusinessTransaction transaction, ClientStatements desk) {
    this.kind = kind;
    this.transaction = transaction;
    this.desk = desk;
  }

  @Override
  public void draw() {
    transaction.draw();
  }

  @Override
  public boolean perform() throws WrongDataException, SQLException {
    ending = false;
    desk.clear();
    commits = transaction.perform();
    ending = true;
    return commits;
  }

  @Override
  public void ended() {
    ending = false;
    desk.clear();
    if (commits) {
      committed++;
    }
    transaction.ended();
  }

  void account(CommittedSums ledger) {
    ledger.add(kind.id(), committed);
    transaction.account(ledger);
  }

  @Override
  public String activity() {
    return (ending ? "its end" : desk.activity()) + " of " + kind.id();
  }

  @Override
  public void cancel() throws SQLException {
    desk.cancel();
  }

  @Override
  public void close() throws SQLException {
    desk.close();
  }
}
