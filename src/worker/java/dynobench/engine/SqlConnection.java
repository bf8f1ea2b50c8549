package dynobench.engine;

import java.sql.Connection;
import java.sql.SQLException;

/// A session that executes any SQL statement.
public interface SqlConnection {
  /// Returns the driver's own connection, so that calls of a client have no overhead.
  Connection connection();

  /// Creates the workload's tables, and drops older ones first.
  void create() throws SQLException;

  /// Returns the workload's statement with this id, in the engine's dialect.
  String statement(String id);
}
