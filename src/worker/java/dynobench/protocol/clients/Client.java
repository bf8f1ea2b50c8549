package dynobench.protocol.clients;

import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// What one client does again and again. Confined to its thread, but for [#doing] and [#close].
public interface Client extends AutoCloseable {
  /// Decides what comes next, and draws all that it needs.
  ///
  /// @return which kind of operation
  int draw();

  /// Does what was drawn.
  ///
  /// @return how often it had to be begun anew; below 0 when it was given up, after `-1 - it` times
  int perform() throws WrongDataException, SQLException, IOException;

  /// What it is about, as the end of "it is in …". Any thread, at any time.
  String doing();

  /// Whether it waits for a connection. Any thread, at any time.
  default boolean isWaiting() {
    return false;
  }

  /// Ends what it is in, if the engine can do that. Any thread.
  void cancel();

  /// Ends its session, when it works no more.
  @Override
  void close() throws SQLException, IOException;
}
