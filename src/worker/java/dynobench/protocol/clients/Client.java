package dynobench.protocol.clients;

import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// Client of a phase. Its thread draws and performs operations in a loop. Confined to its thread,
/// except [#activity], [#isWaiting], [#cancel] and [#close].
public interface Client extends AutoCloseable {
  /// Chooses the next operation and draws its values.
  ///
  /// @return the kind of operation
  int draw();

  /// Performs the drawn operation.
  ///
  /// @return the number of retries; `-1 - n` when the operation was given up after `n` retries
  int perform() throws WrongDataException, SQLException, IOException;

  /// Returns the current activity, as the end of "it is in …". May be called by any thread at any
  /// time.
  String activity();

  /// Returns whether the client waits for a connection. May be called by any thread at any time.
  default boolean isWaiting() {
    return false;
  }

  /// Cancels the current operation, if the engine supports that. May be called by any thread.
  void cancel();

  /// Closes the client's session, after the client's work.
  @Override
  void close() throws SQLException, IOException;
}
