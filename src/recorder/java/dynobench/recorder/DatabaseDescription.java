package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;

/// Names and versions of a database and its driver. Holds no URL, because URLs may hold passwords.
final class DatabaseDescription {
  private final String product;
  private final String version;
  private final String driver;
  private final String driverVersion;

  private DatabaseDescription(DatabaseMetaData data) throws SQLException {
    product = String.valueOf(data.getDatabaseProductName());
    version = String.valueOf(data.getDatabaseProductVersion());
    driver = String.valueOf(data.getDriverName());
    driverVersion = String.valueOf(data.getDriverVersion());
  }

  static DatabaseDescription of(Connection connection) throws SQLException {
    return new DatabaseDescription(connection.getMetaData());
  }

  void write(RecordBuffer record) {
    record.putText(product);
    record.putText(version);
    record.putText(driver);
    record.putText(driverVersion);
  }

  @Override
  public String toString() {
    return product + " " + version + ", " + driver + " " + driverVersion;
  }
}
