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

  private DatabaseDescription(Connection connection) {
    product = answer(connection, DatabaseMetaData::getDatabaseProductName);
    version = answer(connection, DatabaseMetaData::getDatabaseProductVersion);
    driver = answer(connection, DatabaseMetaData::getDriverName);
    driverVersion = answer(connection, DatabaseMetaData::getDriverVersion);
  }

  /// A question about a database.
  @FunctionalInterface
  private interface Question {
    String ask(DatabaseMetaData data) throws SQLException;
  }

  private static String answer(Connection connection, Question question) {
    return DriverAnswer.of(() -> question.ask(connection.getMetaData()), "?");
  }

  static DatabaseDescription of(Connection connection) {
    return new DatabaseDescription(connection);
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
