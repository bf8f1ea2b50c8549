package dynobench.engine.store;

import dynobench.engine.Database;
import dynobench.engine.OnlineBackup;
import java.io.IOException;
import java.sql.SQLException;

/// An open database of a library: values by key, both bytes. Keys are ordered as unsigned bytes.
/// Thread-safe; each thread works with its own [StoreSession].
interface Store extends AutoCloseable {
  Database.Identity identity() throws SQLException, IOException;

  StoreSession session() throws SQLException, IOException;

  /// Deletes all data. No other thread may use the store at the same time.
  void recreate() throws SQLException, IOException;

  /// Returns the library's way of copying the database while sessions write.
  default OnlineBackup backup() {
    throw new UnsupportedOperationException("this library has no online backup");
  }

  /// Runs the library's own clean-up of its files.
  ///
  /// @return whether the library has one
  default boolean cleanUp() throws SQLException, IOException {
    return false;
  }

  /// Closes the database. The library may write remaining data. All sessions must be closed first.
  @Override
  void close() throws SQLException, IOException;
}
