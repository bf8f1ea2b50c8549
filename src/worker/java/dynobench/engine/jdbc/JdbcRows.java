package dynobench.engine.jdbc;

import dynobench.engine.KeyCursor;
import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import dynobench.engine.RowTable;
import dynobench.engine.SelectOptions;
import dynobench.plan.CommitStyle;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.LongUnaryOperator;

/// The 2005 table over JDBC. One prepared statement inserts all rows, except in the style `values
/// N`. Columns are read by index.
final class JdbcRows implements RowTable {
  private final JdbcEngine engine;
  private final Connection connection;

  JdbcRows(JdbcEngine engine, Connection connection) {
    this.engine = engine;
    this.connection = connection;
  }

  @Override
  public void create() throws SQLException {
    engine.create(connection);
  }

  @Override
  public void insert(RowCursor rows, CommitStyle commit) throws SQLException {
    if (commit instanceof CommitStyle.Values(int most)) {
      engine.commitEach(connection, true);
      new MultiRowInsert(connection, engine.statement("insert"), most).run(rows);
      return;
    }
    var transactions = new WriteTransactions(engine, connection, commit);
    try (PreparedStatement insert = connection.prepareStatement(engine.statement("insert"))) {
      while (rows.next()) {
        bind(insert, rows);
        transactions.run(insert);
      }
      transactions.finish();
    }
  }

  private static void bind(PreparedStatement insert, RowCursor row) throws SQLException {
    insert.setString(1, row.name());
    insert.setInt(2, row.value());
    insert.setDate(3, row.date());
    insert.setLong(4, row.longNumber());
    insert.setFloat(5, row.floatNumber());
  }

  /// Reads in one transaction when a fetch size is set. Outside a transaction, some drivers ignore
  /// the fetch size.
  @Override
  public void scan(SelectOptions reading, RowSink sink) throws SQLException {
    boolean portions = reading.fetch() > 0;
    if (portions) {
      connection.setAutoCommit(false);
    }
    try (Statement select = connection.createStatement()) {
      if (portions) {
        select.setFetchSize(reading.fetch());
      }
      if (reading.limit() > 0) {
        select.setMaxRows(Math.toIntExact(reading.limit()));
      }
      scan(select, sink);
    }
    if (portions) {
      connection.commit();
      connection.setAutoCommit(true);
    }
  }

  private void scan(Statement select, RowSink sink) throws SQLException {
    try (ResultSet rows = select.executeQuery(engine.statement("select"))) {
      while (rows.next()) {
        sink.row(
            rows.getString(1), rows.getInt(2), rows.getDate(3), rows.getLong(4), rows.getFloat(5));
      }
    }
  }

  @Override
  public long count() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet answer = statement.executeQuery(engine.statement("count"))) {
      if (!answer.next()) {
        throw new SQLException("\"" + engine.statement("count") + "\" has no answer");
      }
      return answer.getLong(1);
    }
  }

  /// Queries the keys, because the engine has generated them. Throws if one of the first rows is
  /// missing.
  @Override
  public Object[] keys(int first, LongUnaryOperator number) throws SQLException {
    var keys = new Object[first];
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(engine.statement("keys"))) {
      while (found.next()) {
        long place = number.applyAsLong(found.getLong(2));
        if (place >= 1 && place <= first) {
          keys[(int) place - 1] = found.getObject(1);
        }
      }
    }
    for (int i = 0; i < first; i++) {
      if (keys[i] == null) {
        throw new SQLException("Row " + (i + 1) + " is not one of the inserted rows");
      }
    }
    return keys;
  }

  @Override
  public void delete(KeyCursor keys, CommitStyle commit) throws SQLException {
    var transactions = new WriteTransactions(engine, connection, commit);
    try (PreparedStatement delete = connection.prepareStatement(engine.statement("delete"))) {
      while (keys.hasNext()) {
        delete.setObject(1, keys.next());
        transactions.run(delete);
      }
      transactions.finish();
    }
  }
}
