package dynobench.engine.jdbc;

import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import dynobench.engine.RowTable;
import dynobench.plan.CommitStyle;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/// The 2005 table over JDBC: one prepared statement for all rows, columns by index.
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
      new MultiRowInsert(connection, engine.asked("insert"), most).run(rows);
      return;
    }
    var transactions = new Transactions(engine, connection, commit);
    try (PreparedStatement insert = connection.prepareStatement(engine.asked("insert"))) {
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

  @Override
  public void scan(RowSink sink) throws SQLException {
    try (Statement select = connection.createStatement();
        ResultSet rows = select.executeQuery(engine.asked("select"))) {
      while (rows.next()) {
        sink.row(
            rows.getString(1), rows.getInt(2), rows.getDate(3), rows.getLong(4), rows.getFloat(5));
      }
    }
  }
}
