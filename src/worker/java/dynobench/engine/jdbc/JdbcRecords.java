package dynobench.engine.jdbc;

import dynobench.engine.RecordTable;
import dynobench.plan.CommitStyle;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/// Records as rows of two columns. Each statement is prepared at its first use, except for the
/// complete scan.
final class JdbcRecords implements RecordTable {
  private final JdbcEngine engine;
  private final Connection connection;
  private final WriteTransactions transactions;
  private final LazyStatement insert;
  private final LazyStatement update;
  private final LazyStatement get;
  private @Nullable LazyStatement range;
  private @Nullable LazyStatement delete;

  JdbcRecords(JdbcEngine engine, Connection connection, CommitStyle commit) throws SQLException {
    this.engine = engine;
    this.connection = connection;
    this.transactions = new WriteTransactions(engine, connection, commit);
    this.insert = new LazyStatement(connection, engine.statement("insert"));
    this.update = new LazyStatement(connection, engine.statement("update"));
    this.get = new LazyStatement(connection, engine.statement("get"));
  }

  @Override
  public void create() throws SQLException {
    engine.create(connection);
  }

  @Override
  public void insert(long key, byte[] value) throws SQLException {
    PreparedStatement statement = insert.get();
    statement.setLong(1, key);
    statement.setBytes(2, value);
    transactions.run(statement);
  }

  @Override
  public void update(long key, byte[] value) throws SQLException {
    PreparedStatement statement = update.get();
    statement.setBytes(1, value);
    statement.setLong(2, key);
    transactions.run(statement);
  }

  @Override
  public boolean delete(long key) throws SQLException {
    if (delete == null) {
      delete = new LazyStatement(connection, engine.statement("delete"));
    }
    PreparedStatement statement = delete.get();
    statement.setLong(1, key);
    return transactions.change(statement) != 0;
  }

  @Override
  public void read(long key, Sink sink) throws SQLException {
    PreparedStatement statement = get.get();
    statement.setLong(1, key);
    try (ResultSet found = statement.executeQuery()) {
      if (found.next()) {
        sink.record(key, found.getBytes(1));
      }
    }
  }

  @Override
  public void scan(Sink sink) throws SQLException {
    try (Statement scan = connection.createStatement();
        ResultSet rows = scan.executeQuery(engine.statement("scan"))) {
      while (rows.next()) {
        sink.record(rows.getLong(1), rows.getBytes(2));
      }
    }
  }

  @Override
  public void scan(long from, long to, Sink sink) throws SQLException {
    PreparedStatement statement = range().get();
    statement.setLong(1, from);
    statement.setLong(2, to);
    try (ResultSet rows = statement.executeQuery()) {
      while (rows.next()) {
        sink.record(rows.getLong(1), rows.getBytes(2));
      }
    }
  }

  /// Returns the range query, which only some workloads have.
  private LazyStatement range() {
    if (range == null) {
      range = new LazyStatement(connection, engine.statement("range"));
    }
    return range;
  }

  @Override
  public void commit() throws SQLException {
    transactions.finish();
  }

  @Override
  public void close() throws SQLException {
    insert.close();
    update.close();
    get.close();
    if (range != null) {
      range.close();
    }
    if (delete != null) {
      delete.close();
    }
  }
}
