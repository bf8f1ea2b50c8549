package dynobench.engine;

import java.io.IOException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// Pairs of texts: a name and its value. Writes are committed in the style given when the session
/// created this object. Confined to one thread.
public interface PairTable extends AutoCloseable {
  /// Creates an empty table, and drops an older one first.
  void create() throws SQLException, IOException;

  /// Adds a pair with a new name.
  void put(String name, String value) throws SQLException, IOException;

  /// Returns the value of a name; null when the table does not contain it.
  @Nullable String get(String name) throws SQLException, IOException;

  /// Commits the writes that the style has left open.
  void commit() throws SQLException, IOException;

  /// Releases the table's resources of the connection; commits nothing.
  @Override
  void close() throws SQLException, IOException;
}
