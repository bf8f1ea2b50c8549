package dynobench.engine;

import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.SQLTransactionRollbackException;

/// One client's way to an open database: a table for each thing that its engine can be asked for;
/// plans are checked before, so that nobody asks for another. Confined to one thread.
public interface Session extends AutoCloseable {
  /// The table of 2005.
  default RowTable rows() {
    throw new UnsupportedOperationException("this engine has no rows");
  }

  /// Texts under texts.
  default PairTable pairs(CommitStyle commit) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no pairs");
  }

  /// Bytes under numbers.
  default RecordTable records(CommitStyle commit) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no records");
  }

  /// Triples of RDF.
  default TripleTable triples(CommitStyle commit) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no triples");
  }

  /// What takes any statement. Closing the session closes it.
  default SqlConnection sql() {
    throw new UnsupportedOperationException("this engine has no SQL");
  }

  /// Whether somebody else was in the way, and the same may well succeed when it is begun anew.
  default boolean isConflict(SQLException failure) {
    return failure instanceof SQLTransactionRollbackException;
  }

  @Override
  void close() throws SQLException, IOException;
}
