package dynobench.workload;

import dynobench.catalog.Setup;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// [BareLoop] over JDBC, in autocommit.
final class BareJdbc {
  private final Setup.Jdbc setup;
  private final BareRows rows;

  BareJdbc(Setup.Jdbc setup, BareRows rows) {
    this.setup = setup;
    this.rows = rows;
  }

  void run(PhaseTimer timer) throws SQLException, IOException {
    BareLoop.time(timer, "create", 1, () -> connected(this::create));
    BareLoop.time(timer, "insert", rows.count, () -> connected(this::insert));
    BareLoop.time(timer, "select", rows.count, () -> connected(this::select));
  }

  @FunctionalInterface
  private interface Use {
    void of(Connection connection) throws SQLException;
  }

  private void connected(Use use) throws SQLException {
    try (Connection connection =
        DriverManager.getConnection(setup.url(), setup.user(), setup.password())) {
      use.of(connection);
    }
    if (setup.close() instanceof Setup.Close.Url(String url, List<String> success)) {
      try {
        DriverManager.getConnection(url).close();
      } catch (SQLException e) {
        if (!success.contains(e.getSQLState())) {
          throw e;
        }
      }
    }
  }

  /// In a database of its own there is nothing to drop.
  private void create(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String sql : setup.create()) {
        if (!sql.startsWith("DROP ")) {
          statement.execute(sql);
        }
      }
    }
  }

  private void insert(Connection connection) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement(setup.insert())) {
      for (int i = 0; i < rows.count; i++) {
        insert.setString(1, rows.names[i]);
        insert.setInt(2, rows.values[i]);
        insert.setDate(3, rows.dates[i]);
        insert.setLong(4, rows.longNumbers[i]);
        insert.setFloat(5, rows.floatNumbers[i]);
        insert.executeUpdate();
      }
    }
  }

  private void select(Connection connection) throws SQLException {
    long sum = 0;
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(setup.select())) {
      while (found.next()) {
        sum += found.getString(1).length() + found.getInt(2) + found.getDate(3).getTime();
        sum += found.getLong(4) + Float.floatToRawIntBits(found.getFloat(5));
      }
    }
    if (sum == 0) {
      throw new SQLException("The bare loop's sum is 0: it read nothing");
    }
  }
}
