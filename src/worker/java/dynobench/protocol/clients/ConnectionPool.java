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

/// Pool of HikariCP, as applications use it. All of its connections are open from the beginning.
final class ConnectionPool implements AutoCloseable {
  /// Default connection timeout of HikariCP.
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private final HikariDataSource pool;

  private ConnectionPool(HikariDataSource pool) {
    this.pool = pool;
  }

  /// Opens all connections of a pool.
  ///
  /// @param size number of connections
  /// @param autoCommit whether each statement is a transaction
  /// @param patience limit for a client's wait for a connection
  static ConnectionPool of(DataSource source, int size, boolean autoCommit, Duration patience)
      throws SQLException {
    var config = new HikariConfig();
    config.setPoolName("pool of " + size);
    config.setDataSource(source);
    config.setMaximumPoolSize(size);
    config.setAutoCommit(autoCommit);
    config.setConnectionTimeout(patience.toMillis());
    // A conflict doesn't break a connection: the client retries the transaction on it.
    config.setExceptionOverride(new NeverEvict());
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
          "HikariCP can't create a pool with this driver: " + reason.getMessage(), e);
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

  /// Rule that keeps connections in the pool after any exception: a trial with a broken one fails.
  private static final class NeverEvict implements SQLExceptionOverride {
    @java.lang.Override
    public SQLExceptionOverride.Override adjudicate(SQLException failure) {
      return SQLExceptionOverride.Override.DO_NOT_EVICT;
    }
  }
}
