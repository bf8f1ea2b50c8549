package dynobench.engine;

import java.io.IOException;
import java.sql.SQLException;

/// An engine in one mode with one folder. Confined to the worker's main thread.
///
/// Methods throw what the engine throws, checked or not: its own words are what a person needs to
/// see.
@FunctionalInterface
public interface Engine extends AutoCloseable {
  /// Opens the database, making it if there is none yet.
  Database open() throws SQLException, IOException;

  /// Gives back what the engine kept from phase to phase; the trial is over.
  @Override
  default void close() throws SQLException, IOException {}
}
