package dynobench.protocol.clients;

import dynobench.engine.Database;
import dynobench.workload.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/// Source that opens connections to a trial's database. Sets the isolation level of the settings,
/// if they name one.
///
/// @param autoCommit whether each statement is a transaction
record OpenedConnections(Database database, Settings settings, boolean autoCommit)
    implements DataSource {
  @Override
  public Connection getConnection() throws SQLException {
    Connection connection = open();
    try {
      SessionIsolation.apply(connection, settings);
      if (!autoCommit) {
        connection.setAutoCommit(false);
      }
      return connection;
    } catch (SQLException | RuntimeException e) {
      close(connection, e);
      throw e;
    }
  }

  private Connection open() throws SQLException {
    try {
      return database.session().sql().connection();
    } catch (IOException e) {
      throw new SQLException(e.getMessage(), e);
    }
  }

  private static void close(Connection connection, Exception failure) {
    try {
      connection.close();
    } catch (SQLException e) {
      failure.addSuppressed(e);
    }
  }

  /// Throws an exception, because the engine's mode determines user and password.
  @Override
  public Connection getConnection(String user, String password) throws SQLException {
    throw new SQLFeatureNotSupportedException("the engine's mode names the user");
  }

  @Override
  public @Nullable PrintWriter getLogWriter() {
    return null;
  }

  @Override
  public void setLogWriter(@Nullable PrintWriter out) {}

  @Override
  public void setLoginTimeout(int seconds) {}

  @Override
  public int getLoginTimeout() {
    return 0;
  }

  @Override
  public Logger getParentLogger() throws SQLFeatureNotSupportedException {
    throw new SQLFeatureNotSupportedException("nothing is logged");
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    throw new SQLException("it wraps no " + type.getName());
  }

  @Override
  public boolean isWrapperFor(Class<?> type) {
    return false;
  }
}
