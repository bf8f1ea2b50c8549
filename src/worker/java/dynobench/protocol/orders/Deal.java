package dynobench.protocol.orders;

import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.Ledger;
import java.sql.SQLException;

/// What happens in transactions of one kind, for one client.
interface Deal {
  /// Draws all that it is about.
  void draw();

  /// All of it but the end.
  ///
  /// @return whether it is to be committed
  boolean perform() throws WrongDataException, SQLException;

  /// It was committed, or rolled back as it was meant to.
  default void ended() {}

  /// What it did besides being done, by the names that checks know.
  default void account(Ledger ledger) {}
}
