package dynobench.plain;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;

/// A table over JDBC, in autocommit.
final class PlainJdbc implements PlainTarget {
  private final Properties what;
  private final PlainConnections connections;

  PlainJdbc(Properties what) throws SQLException {
    this.what = what;
    this.connections = new PlainConnections(what);
  }

  @Override
  public void create() throws SQLException {
    connections.connected(connection -> {
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
    connections.connected(connection -> {
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
    return connections.connected(connection -> {
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
