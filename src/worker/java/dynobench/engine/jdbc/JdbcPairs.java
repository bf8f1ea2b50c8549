package dynobench.engine.jdbc;

import dynobench.engine.PairTable;
import dynobench.plan.CommitStyle;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// Pairs as rows of two columns. Each statement is prepared at its first use.
final class JdbcPairs implements PairTable {
  private final JdbcEngine engine;
  private final Connection connection;
  private final WriteTransactions transactions;
  private final LazyStatement put;
  private final LazyStatement get;

  JdbcPairs(JdbcEngine engine, Connection connection, CommitStyle commit) throws SQLException {
    this.engine = engine;
    this.connection = connection;
    this.transactions = new WriteTransactions(engine, connection, commit);
    this.put = new LazyStatement(connection, engine.statement("put"));
    this.get = new LazyStatement(connection, engine.statement("get"));
  }

  @Override
  public void create() throws SQLException {
    engine.create(connection);
  }

  @Override
  public void put(String name, String value) throws SQLException {
    PreparedStatement statement = put.get();
    statement.setString(1, name);
    statement.setString(2, value);
    transactions.run(statement);
  }

  @Override
  public @Nullable String get(String name) throws SQLException {
    PreparedStatement statement = get.get();
    statement.setString(1, name);
    try (ResultSet found = statement.executeQuery()) {
      return found.next() ? found.getString(1) : null;
    }
  }

  @Override
  public void commit() throws SQLException {
    transactions.finish();
  }

  @Override
  public void close() throws SQLException {
    put.close();
    get.close();
  }
}
