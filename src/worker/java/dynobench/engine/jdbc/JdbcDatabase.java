package dynobench.engine.jdbc;

import dynobench.engine.Database;
import dynobench.engine.OnlineBackup;
import dynobench.engine.Session;
import dynobench.setup.Setup.CleanUp;
import dynobench.setup.Setup.Close;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The first connection to a database. Closing this connection closes the database in the mode's
/// way. One of these ways leaves the connection open, because it holds the data.
final class JdbcDatabase extends JdbcSession implements Database {
  private boolean closed;

  JdbcDatabase(JdbcEngine engine, Connection connection) {
    super(engine, connection);
  }

  @Override
  public Identity identity() throws SQLException {
    DatabaseMetaData data = connection().getMetaData();
    return new Identity(
        orEmpty(data.getDatabaseProductName()),
        orEmpty(data.getDatabaseProductVersion()),
        orEmpty(data.getDriverName()) + " " + orEmpty(data.getDriverVersion()),
        engine().isolation(connection()));
  }

  @Override
  public OnlineBackup backup() {
    return engine().backup();
  }

  @Override
  public boolean cleanUp() throws SQLException {
    List<String> statements = engine().cleanUp();
    if (statements.isEmpty()) {
      return false;
    }
    engine().commitEach(connection(), true);
    engine().run(connection(), statements);
    closed = engine().setup().maintenance().cleanUp().filter(CleanUp::closes).isPresent();
    return true;
  }

  /// Returns the text, or an empty one for null: some drivers report no names.
  private static String orEmpty(@Nullable String words) {
    return words == null ? "" : words;
  }

  @Override
  public Session session() throws SQLException {
    return new JdbcSession(engine(), engine().connect());
  }

  @Override
  public void close() throws SQLException {
    if (closed) {
      connection().close();
      return;
    }
    switch (engine().setup().close()) {
      case Close.Keep() -> {}
      case Close.Connection() -> connection().close();
      case Close.Statement(String sql) -> {
        engine().run(connection(), List.of(sql));
        connection().close();
      }
      case Close.Url(String url, List<String> success) -> {
        connection().close();
        shutDown(url, success);
      }
    }
  }

  private void shutDown(String url, List<String> success) throws SQLException {
    try {
      engine().connect(url).close();
    } catch (SQLException e) {
      if (!success.contains(e.getSQLState())) {
        throw e;
      }
    }
  }
}
