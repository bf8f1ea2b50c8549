package dynobench.engine.jdbc;

import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// Triples as rows of three columns. Each statement is prepared at its first use, except for the
/// scan. Creating the table also creates the workload's index.
final class JdbcTriples implements TripleTable {
  private final JdbcEngine engine;
  private final Connection connection;
  private final WriteTransactions transactions;
  private final LazyStatement insert;
  private final LazyStatement delete;
  private final LazyStatement bySubject;
  private final LazyStatement byObject;
  private final LazyStatement path;

  JdbcTriples(JdbcEngine engine, Connection connection, CommitStyle commit) throws SQLException {
    this.engine = engine;
    this.connection = connection;
    this.transactions = new WriteTransactions(engine, connection, commit);
    this.insert = new LazyStatement(connection, engine.statement("insert"));
    this.delete = new LazyStatement(connection, engine.statement("delete"));
    this.bySubject = new LazyStatement(connection, engine.statement("by_subject"));
    this.byObject = new LazyStatement(connection, engine.statement("by_object"));
    this.path = new LazyStatement(connection, engine.statement("path"));
  }

  @Override
  public void create() throws SQLException {
    engine.create(connection);
    engine.run(connection, List.of(engine.statement("index")));
  }

  @Override
  public void insert(String subject, String predicate, String object) throws SQLException {
    transactions.run(bound(insert, subject, predicate, object));
  }

  @Override
  public void delete(String subject, String predicate, String object) throws SQLException {
    transactions.run(bound(delete, subject, predicate, object));
  }

  private static PreparedStatement bound(LazyStatement prepared, String... texts)
      throws SQLException {
    PreparedStatement statement = prepared.get();
    for (int i = 0; i < texts.length; i++) {
      statement.setString(i + 1, texts[i]);
    }
    return statement;
  }

  @Override
  public void find(String subject, Sink sink) throws SQLException {
    try (ResultSet rows = bound(bySubject, subject).executeQuery()) {
      while (rows.next()) {
        sink.triple(subject, rows.getString(1), rows.getString(2));
      }
    }
  }

  @Override
  public void find(String predicate, String object, Sink sink) throws SQLException {
    try (ResultSet rows = bound(byObject, predicate, object).executeQuery()) {
      while (rows.next()) {
        sink.triple(rows.getString(1), predicate, object);
      }
    }
  }

  @Override
  public void path(String start, String first, String second, Sink sink) throws SQLException {
    try (ResultSet rows = bound(path, start, first, second).executeQuery()) {
      while (rows.next()) {
        sink.triple(start, second, rows.getString(1));
      }
    }
  }

  @Override
  public void scan(Sink sink) throws SQLException {
    try (Statement scan = connection.createStatement();
        ResultSet rows = scan.executeQuery(engine.statement("scan"))) {
      while (rows.next()) {
        sink.triple(rows.getString(1), rows.getString(2), rows.getString(3));
      }
    }
  }

  @Override
  public void commit() throws SQLException {
    transactions.finish();
  }

  @Override
  public void close() throws SQLException {
    for (LazyStatement each : List.of(insert, delete, bySubject, byObject, path)) {
      each.close();
    }
  }
}
