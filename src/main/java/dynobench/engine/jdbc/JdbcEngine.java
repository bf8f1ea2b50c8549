package dynobench.engine.jdbc;

import dynobench.catalog.Setup;
import dynobench.engine.Database;
import dynobench.engine.Engine;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A SQL engine. The driver is loaded by the first [#open], so that loading it counts as opening.
public final class JdbcEngine implements Engine {
  private final Setup.Jdbc setup;
  private final String folder;
  private final Consumer<String> questions;
  private @Nullable Driver driver;
  private @Nullable Connection kept;

  /// @param folder of the trial; it exists
  /// @param questions takes sentences about what doesn't go with what the driver was told
  public JdbcEngine(Setup.Jdbc setup, Path folder, Consumer<String> questions) {
    this.setup = setup;
    this.folder = folder.toString().replace('\\', '/');
    this.questions = questions;
  }

  @Override
  public Database open() throws SQLException {
    Connection connection = kept == null ? connect(setup.url()) : kept;
    if (kept == null) {
      run(connection, setup.afterOpen());
    }
    if (setup.close() instanceof Setup.Close.Keep) {
      kept = connection;
    }
    return new JdbcDatabase(this, connection);
  }

  @Override
  public void close() throws SQLException {
    if (kept != null) {
      kept.close();
    }
  }

  Setup.Jdbc setup() {
    return setup;
  }

  void question(String sentence) {
    questions.accept(sentence);
  }

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

  void run(Connection connection, List<String> statements) throws SQLException {
    if (statements.isEmpty()) {
      return;
    }
    try (Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(place(sql));
      }
    }
  }

  private String place(String text) {
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
    } catch (ReflectiveOperationException | ClassCastException e) {
      throw new SQLException(
          String.format(Locale.ROOT, "The class %s is no JDBC driver: %s", className, e), e);
    }
  }
}
