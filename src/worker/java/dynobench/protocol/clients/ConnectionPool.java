package dynobench.protocol.clients;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.SQLExceptionOverride;
import com.zaxxer.hikari.pool.HikariPool;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/// A pool of connections, all of them open from the beginning: HikariCP, as an application has it.
final class ConnectionPool implements AutoCloseable {
  /// HikariCP's own limit.
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private final HikariDataSource pool;

  private ConnectionPool(HikariDataSource pool) {
    this.pool = pool;
  }

  /// Opens all connections of a pool.
  ///
  /// @param size how many there are
  /// @param autoCommit whether each statement is a transaction
  /// @param patience how long a client may wait for a connection
  static ConnectionPool of(DataSource source, int size, boolean autoCommit, Duration patience)
      throws SQLException {
    var config = new HikariConfig();
    config.setPoolName("pool of " + size);
    config.setDataSource(source);
    config.setMaximumPoolSize(size);
    config.setAutoCommit(autoCommit);
    config.setConnectionTimeout(patience.toMillis());
    // A conflict is no broken connection: the transaction is begun anew on the same one.
    config.setExceptionOverride(new Kept());
    var pool = new ConnectionPool(started(config));
    try {
      pool.fill(size);
      return pool;
    } catch (SQLException | RuntimeException e) {
      pool.close();
      throw e;
    }
  }

  private static HikariDataSource started(HikariConfig config) throws SQLException {
    try {
      return new HikariDataSource(config);
    } catch (HikariPool.PoolInitializationException e) {
      Throwable reason = e.getCause() == null ? e : e.getCause();
      throw new SQLException(
          "HikariCP can't have a pool of this driver's connections: " + reason.getMessage(), e);
    }
  }

  private void fill(int size) throws SQLException {
    List<Connection> lent = new ArrayList<>();
    try {
      while (lent.size() < size) {
        lent.add(pool.getConnection());
      }
    } finally {
      for (Connection each : lent) {
        each.close();
      }
    }
  }

  DataSource source() {
    return pool;
  }

  @Override
  public void close() {
    pool.close();
  }

  /// Keeps connections whatever they throw: a trial with a broken one fails.
  private static final class Kept implements SQLExceptionOverride {
    @java.lang.Override
    public SQLExceptionOverride.Override adjudicate(SQLException failure) {
      return SQLExceptionOverride.Override.DO_NOT_EVICT;
    }
  }
}
