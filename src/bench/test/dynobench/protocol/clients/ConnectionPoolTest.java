package dynobench.protocol.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.engine.Database;
import dynobench.protocol.MemoryHsqldb;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Tests of pools on HSQLDB, which lists its sessions.
class ConnectionPoolTest {
  private static final Settings SERIALIZABLE = Settings.of("isolation", "serializable");

  /// The shortest timeout that HikariCP accepts. Limit that three connections need even on a loaded
  /// machine, and that one test waits for.
  private static final Duration LIMIT = Duration.ofSeconds(3);

  private final MemoryHsqldb engine;
  private final Database database;

  ConnectionPoolTest() throws IOException, ReflectiveOperationException, SQLException {
    engine = new MemoryHsqldb(Workloads.shipped().named("bank").orElseThrow());
    database = engine.open();
  }

  @BeforeEach
  void hasTheSessionOfTheTrialAlone() throws SQLException {
    assertThat(sessions()).isEqualTo(1);
  }

  @AfterEach
  void close() throws SQLException, IOException {
    database.close();
    engine.close();
  }

  private int sessions() throws SQLException {
    try (Statement statement = database.sql().connection().createStatement();
        ResultSet found =
            statement.executeQuery("SELECT COUNT(*) FROM INFORMATION_SCHEMA.SYSTEM_SESSIONS")) {
      found.next();
      return found.getInt(1);
    }
  }

  private ConnectionPool pool(int size, boolean autoCommit) throws SQLException {
    var source = new OpenedConnections(database, SERIALIZABLE, autoCommit);
    return ConnectionPool.of(source, size, autoCommit, LIMIT);
  }

  @Test
  void opensAllConnectionsAtOnceAndClosesThem() throws SQLException {
    try (ConnectionPool pool = pool(3, true)) {
      assertThat(pool.source()).isNotNull();
      assertThat(sessions()).isEqualTo(1 + 3);
    }
    assertThat(sessions()).isEqualTo(1);
  }

  @Test
  void lendsConnectionsThatAreAsThePlanWants() throws SQLException {
    try (ConnectionPool pool = pool(1, false)) {
      for (int i = 0; i < 3; i++) {
        try (Connection lent = pool.source().getConnection()) {
          assertThat(lent.getAutoCommit()).isFalse();
          assertThat(lent.getTransactionIsolation()).isEqualTo(Connection.TRANSACTION_SERIALIZABLE);
          lent.rollback();
        }
      }
    }
  }

  @Test
  void keepsAConnectionThatHasThrownAConflict() throws SQLException {
    try (ConnectionPool pool = pool(1, true);
        Connection lent = pool.source().getConnection();
        Statement statement = lent.createStatement()) {
      assertThatExceptionOfType(SQLException.class)
          .isThrownBy(() ->
              statement.execute(
                  "BEGIN ATOMIC SIGNAL SQLSTATE '08003' SET MESSAGE_TEXT = 'as if closed'; END"));

      assertThat(lent.isClosed()).isFalse();
      assertThat(statement.execute("VALUES(1)")).isTrue();
    }
  }

  @Test
  void saysThatAClientGotNone() throws SQLException {
    try (ConnectionPool pool = pool(1, true);
        Connection lent = pool.source().getConnection()) {
      var client = new BorrowedSession(database, pool.source());

      assertThat(lent.isClosed()).isFalse();
      assertThatExceptionOfType(SQLException.class)
          .isThrownBy(client::borrow)
          .withMessageContaining("a client got no connection: pool of 1")
          .withMessageContaining("request timed out")
          .satisfies(it -> assertThat(client.isConflict(it)).isFalse());
    }
  }

  @Test
  void saysWhyItHasNoConnection() throws SQLException {
    engine.listen(_ -> {
      throw new IllegalStateException("the driver has no more");
    });

    assertThatExceptionOfType(SQLException.class)
        .isThrownBy(() -> pool(1, true))
        .withMessageContaining("HikariCP can't create a pool with this driver")
        .withMessageContaining("the driver has no more");
    engine.listen(connection -> connection);
  }
}
