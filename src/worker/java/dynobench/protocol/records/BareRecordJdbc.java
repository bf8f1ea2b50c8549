package dynobench.protocol.records;

import dynobench.protocol.BareDriver;
import dynobench.protocol.BaselineProtocol;
import dynobench.protocol.PhaseTimer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/// [BareRecords] over JDBC, in autocommit except for loading. Before each phase except the first,
/// the baseline reads all records, or empties the page cache, as the protocol does. That reading is
/// a part of the phase's time.
final class BareRecordJdbc {
  private final BareDriver driver;
  private final BareData data;
  private final boolean cold;
  private long sum;

  /// Creates the loop.
  ///
  /// @param cold whether the page cache is emptied before each phase except the first
  BareRecordJdbc(BareDriver driver, BareData data, boolean cold) {
    this.driver = driver;
    this.data = data;
    this.cold = cold;
  }

  void run(PhaseTimer timer, int scans) throws SQLException {
    BaselineProtocol.time(timer, "load", data.loaded.length, () -> driver.connected(this::load));
    time(timer, "read", data.read.length, this::read);
    time(timer, "write", data.written.length, this::write);
    time(timer, "bulk", (long) scans * data.loaded.length, it -> scan(it, scans));
    if (sum == 0) {
      throw new SQLException("The baseline's sum is 0: it read nothing");
    }
  }

  private void time(PhaseTimer timer, String phase, long count, BareDriver.ConnectionWork use)
      throws SQLException {
    if (cold) {
      // An engine may replay its log, which reads the data, when it is opened after a change.
      driver.connected(_ -> {});
      timer.dropCache(phase);
    }
    BaselineProtocol.time(
        timer,
        phase,
        count,
        () ->
            driver.connected(connection -> {
              scan(connection, cold ? 0 : 1);
              use.of(connection);
            }));
  }

  private void load(Connection connection) throws SQLException {
    driver.create(connection);
    connection.setAutoCommit(false);
    try (PreparedStatement insert = connection.prepareStatement(driver.statement("insert"))) {
      for (int i = 0; i < data.loaded.length; i++) {
        insert.setLong(1, i + 1L);
        insert.setBytes(2, data.loaded[i]);
        insert.executeUpdate();
      }
    }
    connection.commit();
    connection.setAutoCommit(true);
  }

  private void read(Connection connection) throws SQLException {
    try (PreparedStatement get = connection.prepareStatement(driver.statement("get"))) {
      for (long key : data.read) {
        get.setLong(1, key);
        try (ResultSet found = get.executeQuery()) {
          found.next();
          sum += found.getBytes(1)[0];
        }
      }
    }
  }

  private void write(Connection connection) throws SQLException {
    try (PreparedStatement update = connection.prepareStatement(driver.statement("update"))) {
      for (int i = 0; i < data.written.length; i++) {
        update.setBytes(1, data.values[i]);
        update.setLong(2, data.written[i]);
        update.executeUpdate();
      }
    }
  }

  private void scan(Connection connection, int scans) throws SQLException {
    try (Statement scan = connection.createStatement()) {
      for (int i = 0; i < scans; i++) {
        try (ResultSet rows = scan.executeQuery(driver.statement("scan"))) {
          while (rows.next()) {
            sum += rows.getLong(1) + rows.getBytes(2)[0];
          }
        }
      }
    }
  }
}
