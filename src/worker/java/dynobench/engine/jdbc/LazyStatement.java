package dynobench.engine.jdbc;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// A statement that is prepared at its first use, because its table may not exist earlier.
final class LazyStatement implements AutoCloseable {
  private final Connection connection;
  private final String sql;
  private @Nullable PreparedStatement statement;

  LazyStatement(Connection connection, String sql) {
    this.connection = connection;
    this.sql = sql;
  }

  PreparedStatement get() throws SQLException {
    PreparedStatement known = statement;
    if (known == null) {
      known = connection.prepareStatement(sql);
      statement = known;
    }
    return known;
  }

  @Override
  public void close() throws SQLException {
    if (statement != null) {
      statement.close();
    }
  }
}
