package dynobench.plain;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// Connections of a plain loop: a new connection for each use, or one connection for all uses if
/// the data lives in the connection.
public final class PlainConnections {
  private final Properties what;
  private @Nullable Connection openConnection;

  /// Work with a connection.
  @FunctionalInterface
  public interface Use<T> {
    T of(Connection connection) throws SQLException;
  }

  /// @param what driver, URL, user, password and how to close, with the keys of [PlainLoop]
  public PlainConnections(Properties what) throws SQLException {
    this.what = what;
    try {
      Class.forName(what.getProperty(PlainLoop.DRIVER));
    } catch (ClassNotFoundException e) {
      throw new SQLException("The driver is not on the class path", e);
    }
    if (what.containsKey(PlainLoop.ONE_CONNECTION)) {
      openConnection = connect();
    }
  }

  private Connection connect() throws SQLException {
    return DriverManager.getConnection(
        what.getProperty(PlainLoop.URL),
        what.getProperty(PlainLoop.USER),
        what.getProperty(PlainLoop.PASSWORD));
  }

  /// Runs some work with a connection. Connects first, and closes in the way that the parameters
  /// require, unless one connection serves all uses.
  public <T> T connected(Use<T> use) throws SQLException {
    if (openConnection != null) {
      return use.of(openConnection);
    }
    T result;
    try (Connection connection = connect()) {
      result = use.of(connection);
    }
    if (what.containsKey(PlainLoop.CLOSE_URL)) {
      try {
        DriverManager.getConnection(what.getProperty(PlainLoop.CLOSE_URL)).close();
      } catch (SQLException e) {
        if (!List.of(what.getProperty(PlainLoop.CLOSED).split(" ")).contains(e.getSQLState())) {
          throw e;
        }
      }
    }
    return result;
  }
}
