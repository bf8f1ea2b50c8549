package dynobench.protocol.clients;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/// Session that gets a connection for each transaction. Between transactions it uses the trial's
/// own connection, so that clients can prepare their statements before the clock starts.
final class BorrowedSession implements Session, SqlConnection {
  private final Database database;
  private final DataSource source;
  private @Nullable Connection connection;

  BorrowedSession(Database database, DataSource source) {
    this.database = database;
    this.source = source;
  }

  /// Gets a connection for the next transaction. [#release] gives it back.
  void borrow() throws SQLException {
    try {
      connection = source.getConnection();
    } catch (SQLException e) {
      throw new SQLException("a client got no connection: " + e.getMessage(), e.getSQLState(), e);
    }
  }

  /// Returns the connection to the pool, or closes it.
  void release() throws SQLException {
    Connection lent = connection;
    connection = null;
    if (lent != null) {
      lent.close();
    }
  }

  @Override
  public SqlConnection sql() {
    return this;
  }

  @Override
  public Connection connection() {
    return connection == null ? database.sql().connection() : connection;
  }

  @Override
  public void create() throws SQLException {
    database.sql().create();
  }

  @Override
  public String statement(String id) {
    return database.sql().statement(id);
  }

  @Override
  public boolean isConflict(SQLException failure) {
    return database.isConflict(failure);
  }

  @Override
  public void close() throws SQLException {
    release();
  }
}
