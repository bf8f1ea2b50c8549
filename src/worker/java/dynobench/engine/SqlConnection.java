package dynobench.engine;

import java.sql.Connection;
import java.sql.SQLException;

/// A session that takes any statement.
public interface SqlConnection {
  /// For statements, commits and rollbacks: nothing stands between a client and its driver.
  Connection connection();

  /// Makes the workload's tables, dropping older ones first.
  void create() throws SQLException;

  /// What the workload asks under that name, in the engine's words.
  String asked(String id);
}
