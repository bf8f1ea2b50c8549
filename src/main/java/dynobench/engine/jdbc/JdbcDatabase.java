package dynobench.engine.jdbc;

import dynobench.catalog.Setup.Close;
import dynobench.engine.Database;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowTable;
import dynobench.plan.CommitStyle;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.util.List;

/// One connection, and how this mode ends it.
final class JdbcDatabase implements Database {
  private final JdbcEngine engine;
  private final Connection connection;

  JdbcDatabase(JdbcEngine engine, Connection connection) {
    this.engine = engine;
    this.connection = connection;
  }

  @Override
  public Identity identity() throws SQLException {
    DatabaseMetaData data = connection.getMetaData();
    return new Identity(
        data.getDatabaseProductName(),
        data.getDatabaseProductVersion(),
        data.getDriverName() + " " + data.getDriverVersion());
  }

  @Override
  public RowTable rows() {
    return new JdbcRows(engine, connection);
  }

  @Override
  public PairTable pairs(CommitStyle commit) throws SQLException {
    return new JdbcPairs(engine, connection, commit);
  }

  @Override
  public RecordTable records(CommitStyle commit) throws SQLException {
    return new JdbcRecords(engine, connection, commit);
  }

  @Override
  public void close() throws SQLException {
    switch (engine.setup().close()) {
      case Close.Keep() -> {}
      case Close.Connection() -> connection.close();
      case Close.Statement(String sql) -> {
        engine.run(connection, List.of(sql));
        connection.close();
      }
      case Close.Url(String url, List<String> success) -> {
        connection.close();
        shutDown(url, success);
      }
    }
  }

  private void shutDown(String url, List<String> success) throws SQLException {
    try {
      engine.connect(url).close();
    } catch (SQLException e) {
      if (!success.contains(e.getSQLState())) {
        throw e;
      }
    }
  }
}
