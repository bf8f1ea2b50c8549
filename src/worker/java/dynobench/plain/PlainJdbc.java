package dynobench.plain;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// A table over JDBC, in autocommit.
final class PlainJdbc implements PlainLoop.Target {
  /// SQLSTATE when a close URL has shut down the database.
  private static final String SHUT_DOWN = "08006";

  private interface ConnectionCall<T> {
    T of(Connection connection) throws SQLException;
  }

  private final Properties what;
  private @Nullable Connection kept;

  PlainJdbc(Properties what) throws SQLException {
    this.what = what;
    try {
      Class.forName(what.getProperty(PlainLoop.DRIVER));
    } catch (ClassNotFoundException e) {
      throw new SQLException("The driver is not on the class path", e);
    }
    if (what.containsKey(PlainLoop.ONE_CONNECTION)) {
      kept = connect();
    }
  }

  private Connection connect() throws SQLException {
    return DriverManager.getConnection(
        what.getProperty(PlainLoop.URL),
        what.getProperty(PlainLoop.USER),
        what.getProperty(PlainLoop.PASSWORD));
  }

  private <T> T connected(ConnectionCall<T> use) throws SQLException {
    if (kept != null) {
      return use.of(kept);
    }
    T result;
    try (Connection connection = connect()) {
      result = use.of(connection);
    }
    if (what.containsKey(PlainLoop.CLOSE_URL)) {
      try {
        DriverManager.getConnection(what.getProperty(PlainLoop.CLOSE_URL)).close();
      } catch (SQLException e) {
        if (!SHUT_DOWN.equals(e.getSQLState())) {
          throw e;
        }
      }
    }
    return result;
  }

  @Override
  public void create() throws SQLException {
    connected(connection -> {
      try (Statement statement = connection.createStatement()) {
        for (int i = 0; what.containsKey(PlainLoop.CREATE + i); i++) {
          statement.execute(what.getProperty(PlainLoop.CREATE + i));
        }
        return true;
      }
    });
  }

  @Override
  public void insert(PlainRows rows) throws SQLException {
    connected(connection -> {
      try (PreparedStatement insert =
          connection.prepareStatement(what.getProperty(PlainLoop.INSERT))) {
        for (int i = 0; i < rows.count; i++) {
          insert.setString(1, rows.names[i]);
          insert.setInt(2, rows.values[i]);
          insert.setDate(3, rows.dates[i]);
          insert.setLong(4, rows.longNumbers[i]);
          insert.setFloat(5, rows.floatNumbers[i]);
          insert.executeUpdate();
        }
        return true;
      }
    });
  }

  @Override
  public long select() throws SQLException {
    return connected(connection -> {
      long sum = 0;
      try (Statement statement = connection.createStatement();
          ResultSet found = statement.executeQuery(what.getProperty(PlainLoop.SELECT))) {
        while (found.next()) {
          sum +=
              PlainRows.sum(
                  found.getString(1),
                  found.getInt(2),
                  found.getDate(3),
                  found.getLong(4),
                  found.getFloat(5));
        }
      }
      return sum;
    });
  }
}
