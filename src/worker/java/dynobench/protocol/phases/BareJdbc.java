package dynobench.protocol.phases;

import dynobench.protocol.BareDriver;
import dynobench.protocol.BaselineProtocol;
import dynobench.protocol.PhaseTimer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/// [BareLoop] over JDBC, in autocommit.
final class BareJdbc {
  private final BareDriver driver;
  private final BareRows rows;

  BareJdbc(BareDriver driver, BareRows rows) {
    this.driver = driver;
    this.rows = rows;
  }

  void run(PhaseTimer timer) throws SQLException {
    BaselineProtocol.time(timer, "create", 1, () -> driver.connected(driver::create));
    BaselineProtocol.time(timer, "insert", rows.count, () -> driver.connected(this::insert));
    BaselineProtocol.time(timer, "select", rows.count, () -> driver.connected(this::select));
  }

  private void insert(Connection connection) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement(driver.asked("insert"))) {
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
        ResultSet found = statement.executeQuery(driver.asked("select"))) {
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
