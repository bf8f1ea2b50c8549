package dynobench.engine.store;

import dynobench.engine.Database;
import dynobench.engine.OnlineBackup;
import java.io.IOException;
import java.sql.SQLException;

/// An open database of a library: values under keys, both of them bytes, in the order of the keys'
/// bytes without signs. For all threads; what a thread works with is a [StoreSession].
interface Store extends AutoCloseable {
  Database.Identity identity() throws SQLException, IOException;

  StoreSession session() throws SQLException, IOException;

  /// Throws away what is there. Nobody else works on it meanwhile.
  void recreate() throws SQLException, IOException;

  /// A way to copy it while sessions write.
  default OnlineBackup backup() {
    throw new UnsupportedOperationException("this library has no online backup");
  }

  /// Closes it in the library's own way, which may write what isn't written yet. All sessions have
  /// ended by then.
  @Override
  void close() throws SQLException, IOException;
}
