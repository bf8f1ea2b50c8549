package dynobench.engine.jdbc;

import dynobench.engine.RowCursor;
import dynobench.engine.RowSink;
import dynobench.engine.TestTable;
import dynobench.plan.CommitStyle;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// The 2005 table over JDBC: one prepared statement for all rows, columns by index.
final class JdbcTable implements TestTable {
  private static final String DROP = "DROP ";

  private final JdbcEngine engine;
  private final Connection connection;

  JdbcTable(JdbcEngine engine, Connection connection) {
    this.engine = engine;
    this.connection = connection;
  }

  @Override
  public void create() throws SQLException {
    commitEach(true);
    for (String sql : engine.setup().create()) {
      if (sql.stripLeading().regionMatches(true, 0, DROP, 0, DROP.length())) {
        drop(sql);
      } else {
        engine.run(connection, List.of(sql));
      }
    }
  }

  /// Asks the driver whether it took notice: one that didn't commits in another style than the plan
  /// says.
  private void commitEach(boolean auto) throws SQLException {
    connection.setAutoCommit(auto);
    try {
      if (connection.getAutoCommit() != auto) {
        engine.question(
            "After setAutoCommit("
                + auto
                + ") the driver says getAutoCommit() = "
                + !auto
                + ": it may commit in another style than the plan asks for");
      }
    } catch (SQLException | RuntimeException | LinkageError e) {
      // A driver may be older than the method; the phase itself needs no answer.
      engine.question(
          "After setAutoCommit("
              + auto
              + ") the driver can't say whether it commits each row: getAutoCommit() throws "
              + e.getClass().getName());
    }
  }

  private void drop(String sql) {
    try {
      engine.run(connection, List.of(sql));
    } catch (SQLException e) {
      // There was no table to drop. Should one be in the way still, creating it will say so.
    }
  }

  @Override
  public void insert(RowCursor rows, CommitStyle commit) throws SQLException {
    boolean auto = commit instanceof CommitStyle.Autocommit;
    commitEach(auto);
    try (PreparedStatement insert = connection.prepareStatement(engine.setup().insert())) {
      switch (commit) {
        case CommitStyle.Autocommit() -> insertAll(insert, rows);
        case CommitStyle.OneTransaction() -> insertAll(insert, rows);
        case CommitStyle.Every(int every) -> insertEvery(insert, rows, every);
        case CommitStyle.Batch(int size) -> insertBatches(insert, rows, size);
      }
    }
    if (!auto) {
      connection.commit();
      connection.setAutoCommit(true);
    }
  }

  private static void insertAll(PreparedStatement insert, RowCursor rows) throws SQLException {
    while (rows.next()) {
      bind(insert, rows);
      insert.executeUpdate();
    }
  }

  private void insertEvery(PreparedStatement insert, RowCursor rows, int every)
      throws SQLException {
    int open = 0;
    while (rows.next()) {
      bind(insert, rows);
      insert.executeUpdate();
      if (++open == every) {
        connection.commit();
        open = 0;
      }
    }
  }

  private void insertBatches(PreparedStatement insert, RowCursor rows, int size)
      throws SQLException {
    int open = 0;
    while (rows.next()) {
      bind(insert, rows);
      insert.addBatch();
      if (++open == size) {
        insert.executeBatch();
        connection.commit();
        open = 0;
      }
    }
    if (open > 0) {
      insert.executeBatch();
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
        ResultSet rows = select.executeQuery(engine.setup().select())) {
      while (rows.next()) {
        sink.row(
            rows.getString(1), rows.getInt(2), rows.getDate(3), rows.getLong(4), rows.getFloat(5));
      }
    }
  }
}
