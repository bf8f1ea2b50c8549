package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.CommittedSums;
import java.sql.SQLException;

/// Transaction of one kind, for one client.
interface BusinessTransaction {
  /// Draws all values.
  void draw();

  /// Runs all statements, without commit or rollback.
  ///
  /// @return whether to commit; otherwise the transaction is rolled back on purpose
  boolean perform() throws WrongDataException, SQLException;

  /// Called after the transaction was committed, or rolled back on purpose.
  default void ended() {}

  /// Adds further sums to the ledger, by the names that checks know.
  default void account(CommittedSums ledger) {}
}
