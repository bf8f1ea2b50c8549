package dynobench.protocol.clients;

import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// Client of a phase. Its thread draws and performs operations in a loop. Confined to its thread,
/// except [#activity], [#isWaiting], [#stop], [#cancel] and [#close].
public interface Client extends AutoCloseable {
  /// Beginning of the names of the threads that run clients. The number of the client follows.
  String THREAD = "client-";

  /// Returns whether the client has another operation. A client with a given number of operations
  /// always has one.
  default boolean hasMore() throws IOException {
    return true;
  }

  /// Chooses the next operation and draws its values.
  ///
  /// @return the kind of operation
  int draw();

  /// Waits until the drawn operation may begin, and returns the time from which its latency counts.
  /// The default waits for nothing.
  ///
  /// @param previous end of the operation before, or the time at which this one was due
  default long begin(long previous) throws IOException {
    return previous;
  }

  /// Performs the drawn operation.
  ///
  /// @return the number of retries; `-1 - n` when the operation was given up after `n` retries
  int perform() throws WrongDataException, SQLException, IOException;

  /// Returns the time within the last operation that doesn't count as its latency, because the
  /// client itself waited, not the engine.
  default long pausedNanos() {
    return 0;
  }

  /// Returns the current activity, as the end of "it is in …". May be called by any thread at any
  /// time.
  String activity();

  /// Returns whether the client waits for a connection. May be called by any thread at any time.
  default boolean isWaiting() {
    return false;
  }

  /// Ends a wait in [#begin], because the clients shall end. May be called by any thread.
  default void stop() {}

  /// Cancels the current operation, if the engine supports that. May be called by any thread.
  void cancel();

  /// Closes the client's session, after the client's work.
  @Override
  void close() throws SQLException, IOException;
}
