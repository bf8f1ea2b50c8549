package dynobench.engine;

import java.io.IOException;
import java.sql.SQLException;

/// An open database. Closing it closes it the way the mode asks for.
public interface Database extends AutoCloseable {
  /// What the engine and its driver say that they are.
  Identity identity() throws SQLException, IOException;

  /// The table that rows go into.
  TestTable table();

  @Override
  void close() throws SQLException, IOException;

  /// @param driver name and version of the driver, or of the library
  record Identity(String product, String version, String driver) {}
}
