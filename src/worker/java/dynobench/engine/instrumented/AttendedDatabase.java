package dynobench.engine.instrumented;

import dynobench.engine.Database;
import dynobench.engine.LargeObjectTable;
import dynobench.engine.OnlineBackup;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowTable;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;

/// A database that reports the operations of its tables, and its closing, to a listener.
final class AttendedDatabase implements Database {
  private final Database database;
  private final OperationListener listener;

  AttendedDatabase(Database database, OperationListener listener) {
    this.database = database;
    this.listener = listener;
  }

  @Override
  public Identity identity() throws SQLException, IOException {
    return database.identity();
  }

  @Override
  public RowTable rows() {
    return new AttendedRows(database.rows(), listener);
  }

  @Override
  public PairTable pairs(CommitStyle commit) throws SQLException, IOException {
    return new AttendedPairs(database.pairs(commit), listener);
  }

  @Override
  public RecordTable records(CommitStyle commit) throws SQLException, IOException {
    return new AttendedRecords(database.records(commit), listener);
  }

  @Override
  public TripleTable triples(CommitStyle commit) throws SQLException, IOException {
    return new AttendedTriples(database.triples(commit), listener);
  }

  /// Returns the table without the listener, because its calls pass streams.
  @Override
  public LargeObjectTable largeObjects(boolean isText) throws SQLException, IOException {
    return database.largeObjects(isText);
  }

  /// Returns a session without the listener, because a listener observes only one thread.
  @Override
  public Session session() throws SQLException, IOException {
    return database.session();
  }

  /// Returns a backup without the listener, because another thread makes the copy.
  @Override
  public OnlineBackup backup() throws SQLException, IOException {
    return database.backup();
  }

  @Override
  public boolean cleanUp() throws SQLException, IOException {
    return database.cleanUp();
  }

  @Override
  public boolean isConflict(SQLException failure) {
    return database.isConflict(failure);
  }

  /// Returns the connection without the listener, so that calls of the driver have no overhead.
  @Override
  public SqlConnection sql() {
    return database.sql();
  }

  @Override
  public void close() throws SQLException, IOException {
    listener.beforeOperation();
    database.close();
    listener.afterOperation();
    listener.afterLast();
  }
}
