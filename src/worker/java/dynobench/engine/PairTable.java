package dynobench.engine;

import java.io.IOException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// Texts under texts. What is written is committed in the style that the table was asked for with.
/// Confined to one thread.
public interface PairTable extends AutoCloseable {
  /// Makes an empty table, dropping an older one first.
  void create() throws SQLException, IOException;

  /// Adds a pair whose name isn't there yet.
  void put(String name, String value) throws SQLException, IOException;

  /// The value of that name; null when it isn't there.
  @Nullable String get(String name) throws SQLException, IOException;

  /// Commits what the style has left open.
  void commit() throws SQLException, IOException;

  /// Gives back what the table holds of the connection; commits nothing.
  @Override
  void close() throws SQLException, IOException;
}
