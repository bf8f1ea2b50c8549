package dynobench.engine;

import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.SQLTransactionRollbackException;

/// A client's session of an open database, with a table for each kind of access. Plans are checked
/// before a run, so a worker never requests a kind of access that the engine lacks. Confined to one
/// thread.
public interface Session extends AutoCloseable {
  /// Returns the table of the 2005 benchmark.
  default RowTable rows() {
    throw new UnsupportedOperationException("this engine has no rows");
  }

  /// Returns the table of text pairs.
  default PairTable pairs(CommitStyle commit) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no pairs");
  }

  /// Returns the table of bytes by number.
  default RecordTable records(CommitStyle commit) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no records");
  }

  /// Returns the table of large objects.
  ///
  /// @param isText whether the objects are texts
  default LargeObjectTable largeObjects(boolean isText) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no large objects");
  }

  /// Returns the table of RDF triples.
  default TripleTable triples(CommitStyle commit) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no triples");
  }

  /// Returns access by SQL statements. Closing the session closes this access, too.
  default SqlConnection sql() {
    throw new UnsupportedOperationException("this engine has no SQL");
  }

  /// Returns whether another session caused the failure, so that a retry may succeed.
  default boolean isConflict(SQLException failure) {
    return failure instanceof SQLTransactionRollbackException;
  }

  @Override
  void close() throws SQLException, IOException;
}
