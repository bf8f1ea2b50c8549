package dynobench.engine;

import dynobench.measure.IsolationLevel;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;

/// An open database, and the session of the thread that opened it. Closing the database uses the
/// mode's way of closing. All other sessions must be closed first.
public interface Database extends Session {
  /// Returns names and versions, as the engine and its driver report them.
  Identity identity() throws SQLException, IOException;

  /// Opens another session, for another thread.
  default Session session() throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has one session only");
  }

  /// Returns the engine's way of copying the database while clients write. Plans are checked first,
  /// so an engine without one is not asked.
  default OnlineBackup backup() throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no online backup");
  }

  /// Runs the engine's own clean-up, which gives free space back to the system. The clean-up may
  /// close the database; then [#close] only releases it.
  ///
  /// @return whether the engine has a clean-up; if not, nothing happens
  default boolean cleanUp() throws SQLException, IOException {
    return false;
  }

  /// Names and versions of an engine.
  ///
  /// @param driver name and version of the driver, or of the library
  /// @param isolation default isolation level of a session; empty where the engine does not report
  ///   it
  record Identity(
      String product, String version, String driver, Optional<IsolationLevel> isolation) {
    /// Describes an engine that does not report its isolation level.
    public Identity(String product, String version, String driver) {
      this(product, version, driver, Optional.empty());
    }
  }
}
