package dynobench.workload;

import dynobench.catalog.Setup;
import java.io.IOException;
import java.sql.Connection;
import java.sql.Date;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/// [BareLoop] over JDBC, in autocommit.
final class BareJdbc {
  private final Setup.Jdbc setup;
  private final int count;

  BareJdbc(Setup.Jdbc setup, int count) {
    this.setup = setup;
    this.count = count;
  }

  void run(PhaseTimer timer) throws SQLException, IOException {
    try (Connection connection =
        DriverManager.getConnection(setup.url(), setup.user(), setup.password())) {
      try (Statement statement = connection.createStatement()) {
        for (String sql : setup.create()) {
          statement.execute(sql);
        }
      }
      BareLoop.time(timer, "insert", count, () -> insert(connection));
      BareLoop.time(timer, "select", count, () -> select(connection));
    }
  }

  private void insert(Connection connection) throws SQLException {
    var date = new Date(0);
    try (PreparedStatement insert = connection.prepareStatement(setup.insert())) {
      for (int i = 1; i <= count; i++) {
        insert.setString(1, "Customer");
        insert.setInt(2, i);
        insert.setDate(3, date);
        insert.setLong(4, 31L * i);
        insert.setFloat(5, i * 0.25f);
        insert.executeUpdate();
      }
    }
  }

  private void select(Connection connection) throws SQLException {
    long sum = 0;
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(setup.select())) {
      while (rows.next()) {
        sum += rows.getString(1).length() + rows.getInt(2) + rows.getDate(3).getTime();
        sum += rows.getLong(4) + Float.floatToRawIntBits(rows.getFloat(5));
      }
    }
    if (sum == 0) {
      throw new SQLException("The bare loop's sum is 0: it read nothing");
    }
  }
}
