package dynobench.engine;

import java.io.IOException;
import java.sql.SQLException;

/// An engine in one mode, with one folder. Confined to the worker's main thread.
///
/// Methods pass on the engine's exceptions, checked or not, because the messages of these
/// exceptions help the user most.
@FunctionalInterface
public interface Engine extends AutoCloseable {
  /// Opens the database. If it does not exist, creates it first.
  Database open() throws SQLException, IOException;

  /// Releases resources that the engine held between phases. Called at the end of the trial.
  @Override
  default void close() throws SQLException, IOException {}
}
