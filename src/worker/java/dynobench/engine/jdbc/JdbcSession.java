package dynobench.engine.jdbc;

import dynobench.engine.LargeObjectTable;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowTable;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import java.sql.Connection;
import java.sql.SQLException;

/// A session with a connection of its own.
class JdbcSession implements Session, SqlConnection {
  private final JdbcEngine engine;
  private final Connection connection;

  JdbcSession(JdbcEngine engine, Connection connection) {
    this.engine = engine;
    this.connection = connection;
  }

  final JdbcEngine engine() {
    return engine;
  }

  @Override
  public final RowTable rows() {
    return new JdbcRows(engine, connection);
  }

  @Override
  public final PairTable pairs(CommitStyle commit) throws SQLException {
    return new JdbcPairs(engine, connection, commit);
  }

  @Override
  public final RecordTable records(CommitStyle commit) throws SQLException {
    return new JdbcRecords(engine, connection, commit);
  }

  @Override
  public final LargeObjectTable largeObjects(boolean isText) throws SQLException {
    return new JdbcLargeObjects(engine, connection, isText);
  }

  @Override
  public final TripleTable triples(CommitStyle commit) throws SQLException {
    return new JdbcTriples(engine, connection, commit);
  }

  @Override
  public final SqlConnection sql() {
    return this;
  }

  @Override
  public final Connection connection() {
    return connection;
  }

  @Override
  public final void create() throws SQLException {
    engine.create(connection);
  }

  @Override
  public final String statement(String id) {
    return engine.statement(id);
  }

  /// Checks all chained exceptions, because some engines put the reason into a later one.
  @Override
  public final boolean isConflict(SQLException failure) {
    for (SQLException each = failure; each != null; each = each.getNextException()) {
      String state = each.getSQLState() == null ? "" : each.getSQLState();
      String words = String.valueOf(each.getMessage());
      if (engine.setup().dialect().isConflict(state, each.getErrorCode(), words)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
