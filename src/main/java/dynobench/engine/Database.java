package dynobench.engine;

import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;

/// An open database. It has a table for each thing that its engine can be asked for; plans are
/// checked before, so that nobody asks for another. Closing it closes it the way the mode asks for.
public interface Database extends AutoCloseable {
  /// What the engine and its driver say that they are.
  Identity identity() throws SQLException, IOException;

  /// The table of 2005.
  RowTable rows();

  /// Texts under texts.
  default PairTable pairs(CommitStyle commit) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no pairs");
  }

  /// Bytes under numbers.
  default RecordTable records(CommitStyle commit) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine has no records");
  }

  @Override
  void close() throws SQLException, IOException;

  /// @param driver name and version of the driver, or of the library
  record Identity(String product, String version, String driver) {}
}
