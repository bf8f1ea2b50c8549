package dynobench.engine;

import dynobench.measure.IsolationLevel;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;

/// An open database, and the session of the thread that opened it. Closing it closes it the way the
/// mode asks for; other sessions must have ended by then.
public interface Database extends Session {
  /// What the engine and its driver say that they are.
  Identity identity() throws SQLException, IOException;

  /// One more session, for another thread.
  default Session session() throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has one session only");
  }

  /// A way to copy it while others write; plans are checked before, so that nobody asks in vain.
  default OnlineBackup backup() throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no online backup");
  }

  /// @param driver name and version of the driver, or of the library
  /// @param isolation of a session that nobody has set it for; empty where the engine can't be
  ///   asked
  record Identity(
      String product, String version, String driver, Optional<IsolationLevel> isolation) {
    /// Of an engine that can't be asked for its isolation.
    public Identity(String product, String version, String driver) {
      this(product, version, driver, Optional.empty());
    }
  }
}
