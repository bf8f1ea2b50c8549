package dynobench.engine.jdbc;

import dynobench.setup.Setup;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// A JDBC driver that is loaded for the first connection. The mode's system properties are set
/// before that.
final class JdbcDriver {
  private final Setup.Jdbc setup;
  private final String folder;
  private @Nullable Driver driver;

  /// Prepares the use of the driver, without loading the driver.
  ///
  /// @param folder folder of the trial
  JdbcDriver(Setup.Jdbc setup, Path folder) {
    this.setup = setup;
    this.folder = folder.toString().replace('\\', '/');
  }

  /// Opens a connection, and loads the driver if this is the first one. Throws if the driver cannot
  /// be loaded, or refuses the URL.
  Connection connect(String url) throws SQLException {
    var properties = new Properties();
    setup.properties().forEach((key, value) -> properties.setProperty(key, place(value)));
    if (!setup.user().isEmpty()) {
      properties.setProperty("user", setup.user());
      properties.setProperty("password", setup.password());
    }
    String placed = place(url);
    Connection connection = driver().connect(placed, properties);
    if (connection == null) {
      throw new SQLException(
          String.format(
              Locale.ROOT, "The driver %s does not understand the URL %s", setup.driver(), placed));
    }
    return connection;
  }

  /// Returns the text with the trial's folder in place of `{folder}`.
  String place(String text) {
    return text.replace("{folder}", folder);
  }

  private Driver driver() throws SQLException {
    if (driver == null) {
      setup.system().forEach((key, value) -> System.setProperty(key, place(value)));
      driver = load(setup.driver());
    }
    return driver;
  }

  private static Driver load(String className) throws SQLException {
    try {
      return Class.forName(className)
          .asSubclass(Driver.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ClassNotFoundException e) {
      throw new SQLException(
          String.format(Locale.ROOT, "The driver class %s is not in the engine's jars", className),
          e);
    } catch (ClassCastException e) {
      throw new SQLException(
          String.format(Locale.ROOT, "The class %s is no JDBC driver: %s", className, e), e);
    } catch (ReflectiveOperationException e) {
      throw new SQLException(
          String.format(Locale.ROOT, "The driver class %s cannot be created: %s", className, e), e);
    }
  }
}
