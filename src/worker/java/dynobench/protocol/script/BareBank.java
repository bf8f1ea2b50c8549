package dynobench.protocol.script;

import dynobench.measure.Latencies;
import dynobench.protocol.BareDriver;
import dynobench.protocol.BaselineProtocol;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.TextPool;
import dynobench.protocol.TrialContext;
import dynobench.script.BoundSql;
import dynobench.workload.FillStatement;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.HdrHistogram.SingleWriterRecorder;

/// A plain loop for one client, with the statements and keys of the scripted bank workload. It
/// records latencies as that workload does, so that the baseline includes the cost, and discards
/// them.
public final class BareBank extends BaselineProtocol {
  @Override
  public void run(TrialContext measuring) throws SQLException, IOException {
    var loop = new BankLoops(measuring);
    PhaseTimer timer = measuring.timer();
    Settings settings = measuring.settings();
    long branches = settings.whole("scale");
    long rows = branches + 10 * branches + loop.accounts;
    time(timer, "load", rows, () -> loop.connected(loop::load));
    loop.connected(connection -> loop.transfer(connection, timer));
    loop.connected(connection -> loop.lookUp(connection, timer));
  }

  /// Loops on a connection.
  private static final class BankLoops {
    private static final int BATCH = 1000;
    private static final int DELTAS = 2001;

    private final BareDriver driver;
    private final Settings settings;
    private final long seed;
    private final long scale;
    private final long accounts;
    private final TextPool branchTexts = new TextPool(88, 88);
    private final TextPool texts = new TextPool(84, 84);

    BankLoops(TrialContext measuring) throws IOException, SQLException {
      this.driver = new BareDriver(measuring);
      this.settings = measuring.settings();
      this.seed = measuring.seed();
      this.scale = settings.whole("scale");
      this.accounts = settings.whole("accounts") * scale;
    }

    void connected(BareDriver.ConnectionWork use) throws SQLException {
      driver.connected(use);
    }

    void load(Connection connection) throws SQLException {
      driver.create(connection);
      connection.setAutoCommit(false);
      fill(connection, "branch", scale, 0, branchTexts);
      fill(connection, "teller", 10 * scale, 10, texts);
      fill(connection, "account", accounts, accounts / scale, texts);
    }

    /// Fills a table.
    ///
    /// @param each number of rows per branch; 0 for the table of branches
    private void fill(Connection connection, String table, long rows, long each, TextPool fillers)
        throws SQLException {
      var draws = new SeededRandom(seed);
      String sql = driver.statement(FillStatement.statement(table));
      try (PreparedStatement insert = connection.prepareStatement(sql)) {
        for (long row = 1; row <= rows; row++) {
          int place = 1;
          insert.setInt(place++, (int) row);
          if (each > 0) {
            insert.setInt(place++, (int) ((row - 1) / each + 1));
          }
          insert.setInt(place++, 0);
          insert.setString(place, fillers.draw(draws));
          insert.addBatch();
          if (row % BATCH == 0 || row == rows) {
            insert.executeBatch();
            connection.commit();
          }
        }
      }
    }

    private PreparedStatement prepared(Connection connection, String id) throws SQLException {
      return connection.prepareStatement(BoundSql.of(driver.statement(id)).sql());
    }

    private SeededRandom draws(String phase) {
      return new SeededRandom(SeededRandom.seedOf(seed, phase, 1));
    }

    void transfer(Connection connection, PhaseTimer timer) throws SQLException {
      connection.setAutoCommit(false);
      SeededRandom draws = draws("transfer");
      var recorder = new SingleWriterRecorder(Latencies.DIGITS);
      long count = settings.whole("operations");
      try (PreparedStatement account = prepared(connection, "transfer_1");
          PreparedStatement balance = prepared(connection, "transfer_2");
          PreparedStatement teller = prepared(connection, "transfer_3");
          PreparedStatement branch = prepared(connection, "transfer_4");
          PreparedStatement history = prepared(connection, "transfer_5")) {
        time(
            timer,
            "transfer",
            count,
            () -> {
              long begin = System.nanoTime();
              for (long i = 0; i < count; i++) {
                int accountId = 1 + (int) draws.below(accounts);
                int tellerId = 1 + (int) draws.below(10 * scale);
                int branchId = (tellerId - 1) / 10 + 1;
                int delta = (int) draws.below(DELTAS) - DELTAS / 2;
                add(account, delta, accountId);
                read(balance, accountId);
                add(teller, delta, tellerId);
                add(branch, delta, branchId);
                history.setInt(1, tellerId);
                history.setInt(2, branchId);
                history.setInt(3, accountId);
                history.setInt(4, delta);
                history.executeUpdate();
                connection.commit();
                long end = System.nanoTime();
                recorder.recordValue(end - begin);
                begin = end;
              }
            });
      }
    }

    private static void add(PreparedStatement statement, int delta, int id) throws SQLException {
      statement.setInt(1, delta);
      statement.setInt(2, id);
      if (statement.executeUpdate() != 1) {
        throw new SQLException("The baseline changed nothing");
      }
    }

    private static int read(PreparedStatement statement, int id) throws SQLException {
      statement.setInt(1, id);
      try (ResultSet found = statement.executeQuery()) {
        int balance = 0;
        while (found.next()) {
          balance = found.getInt(1);
        }
        return balance;
      }
    }

    void lookUp(Connection connection, PhaseTimer timer) throws SQLException {
      SeededRandom draws = draws("look_up");
      var recorder = new SingleWriterRecorder(Latencies.DIGITS);
      long count = settings.whole("selects");
      try (PreparedStatement balance = prepared(connection, "balance_1")) {
        time(
            timer,
            "look_up",
            count,
            () -> {
              long sum = 0;
              long begin = System.nanoTime();
              for (long i = 0; i < count; i++) {
                sum += read(balance, 1 + (int) draws.below(accounts));
                long end = System.nanoTime();
                recorder.recordValue(end - begin);
                begin = end;
              }
              if (sum == Long.MIN_VALUE) {
                throw new SQLException("The baseline read nothing");
              }
            });
      }
    }
  }
}
