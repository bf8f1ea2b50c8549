package dynobench.protocol.clients;

import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// One kind of transaction of one client. Confined to the client's thread, except [#activity] and
/// [#cancel].
public interface ClientTransaction extends AutoCloseable {
  /// Draws all values. A retry uses these values again.
  void draw();

  /// Runs all statements, without commit or rollback.
  ///
  /// @return whether to commit; otherwise the transaction is rolled back on purpose
  boolean perform() throws WrongDataException, SQLException, IOException;

  /// Called after the commit or an intended rollback. Such a transaction counts as done.
  void ended();

  /// Returns the current activity, as the end of "it is in …". May be called by any thread at any
  /// time.
  String activity();

  /// Cancels the current statement. May be called by any thread.
  void cancel() throws SQLException;

  /// Closes the statements of this transaction. In a phase that gets a connection for each
  /// transaction, the next call of [#perform] prepares them again on the present connection.
  @Override
  void close() throws SQLException, IOException;
}
