package dynobench.protocol.clients;

import dynobench.engine.Database;
import dynobench.engine.Session;
import java.io.IOException;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/// Sessions for the clients of a phase, and the pool that they share, if the plan asks for one.
final class ClientSessions implements AutoCloseable {
  private final Database database;
  private final int clients;
  private final @Nullable DataSource source;
  private final @Nullable ConnectionPool pool;

  private ClientSessions(
      Database database, int clients, @Nullable DataSource source, @Nullable ConnectionPool pool) {
    this.database = database;
    this.clients = clients;
    this.source = source;
    this.pool = pool;
  }

  static ClientSessions of(Database database, int clients, ConnectionUse use) throws SQLException {
    var opened = new OpenedConnections(database, use.settings(), use.autoCommit());
    return switch (use.style()) {
      case KEPT -> new ClientSessions(database, clients, null, null);
      case EACH -> new ClientSessions(database, clients, opened, null);
      case POOLED -> {
        int size = Math.toIntExact(use.style().connections(use.settings(), clients));
        var pool = ConnectionPool.of(opened, size, use.autoCommit(), ConnectionPool.PATIENCE);
        yield new ClientSessions(database, clients, pool.source(), pool);
      }
    };
  }

  /// Returns a session for one more client. It gets a connection for each transaction, or keeps
  /// one. A client without others keeps the session of the database, because some modes allow only
  /// one.
  Session next() throws SQLException, IOException {
    if (source != null) {
      return new BorrowedSession(database, source);
    }
    return clients == 1 ? new LentSession(database) : database.session();
  }

  @Override
  public void close() {
    if (pool != null) {
      pool.close();
    }
  }
}
