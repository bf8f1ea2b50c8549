package dynobench.recorder;

import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/// Search for the driver that the application would use without the recorder.
final class TargetDrivers {
  /// Classes of drivers, for applications in which `DriverManager` doesn't find them.
  private static final Map<String, String> CLASSES =
      Map.ofEntries(
          Map.entry("h2", "org.h2.Driver"),
          Map.entry("hsqldb", "org.hsqldb.jdbc.JDBCDriver"),
          Map.entry("derby", "org.apache.derby.iapi.jdbc.AutoloadedDriver"),
          Map.entry("sqlite", "org.sqlite.JDBC"),
          Map.entry("duckdb", "org.duckdb.DuckDBDriver"),
          Map.entry("postgresql", "org.postgresql.Driver"),
          Map.entry("mariadb", "org.mariadb.jdbc.Driver"),
          Map.entry("mysql", "com.mysql.cj.jdbc.Driver"),
          Map.entry("firebirdsql", "org.firebirdsql.jdbc.FBDriver"),
          Map.entry("firebird", "org.firebirdsql.jdbc.FBDriver"),
          Map.entry("oracle", "oracle.jdbc.OracleDriver"),
          Map.entry("sqlserver", "com.microsoft.sqlserver.jdbc.SQLServerDriver"));

  private TargetDrivers() {}

  static Driver find(String url) throws SQLException {
    Optional<String> chosen = RecordingSettings.setting(RecordingSettings.DRIVER);
    if (chosen.isPresent()) {
      return chosenDriver(chosen.get());
    }
    for (Driver each : Collections.list(DriverManager.getDrivers())) {
      if (accepts(each, url)) {
        return each;
      }
    }
    Driver found = byService(url, Thread.currentThread().getContextClassLoader());
    if (found == null) {
      found = byService(url, TargetDrivers.class.getClassLoader());
    }
    if (found == null) {
      found = byClass(url);
    }
    if (found == null) {
      throw new SQLException(
          "No driver is found for "
              + RecordingDriver.subprotocol(url)
              + " Name its class with -D"
              + RecordingSettings.DRIVER
              + "=CLASS.",
          "08001");
    }
    return found;
  }

  private static boolean accepts(Driver driver, String url) {
    return !(driver instanceof RecordingDriver)
        && DriverAnswer.of(() -> driver.acceptsURL(url), false);
  }

  private static Driver chosenDriver(String name) throws SQLException {
    Driver driver = create(name);
    if (driver == null) {
      throw new SQLException(
          "The driver class " + name + " is not found or can't be created", "08001");
    }
    return driver;
  }

  private static @Nullable Driver byService(String url, @Nullable ClassLoader loader) {
    try {
      for (Driver each : ServiceLoader.load(Driver.class, loader)) {
        if (accepts(each, url)) {
          return each;
        }
      }
      return null;
    } catch (ServiceConfigurationError e) {
      return null; // a broken driver of another database; the next ways may find the right one
    }
  }

  private static @Nullable Driver byClass(String url) {
    String[] parts = url.split(":", 3);
    String name = parts.length > 1 ? CLASSES.get(parts[1]) : null;
    Driver driver = name == null ? null : create(name);
    return driver != null && accepts(driver, url) ? driver : null;
  }

  private static @Nullable Driver create(String name) {
    Driver driver = create(name, Thread.currentThread().getContextClassLoader());
    return driver != null ? driver : create(name, TargetDrivers.class.getClassLoader());
  }

  private static @Nullable Driver create(String name, @Nullable ClassLoader loader) {
    try {
      return Class.forName(name, true, loader)
          .asSubclass(Driver.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException | ClassCastException e) {
      return null;
    }
  }
}
