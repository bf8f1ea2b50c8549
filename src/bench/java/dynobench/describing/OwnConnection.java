package dynobench.describing;

import dynobench.setup.Setup;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Properties;

/// Connection to a user's own database, in this process. The driver's classes are loaded from its
/// own jars.
public final class OwnConnection implements AutoCloseable {
  private final URLClassLoader loader;
  private final Connection connection;

  private OwnConnection(URLClassLoader loader, Connection connection) {
    this.loader = loader;
    this.connection = connection;
  }

  /// Opens a connection.
  ///
  /// @throws IOException if the driver can't be loaded
  public static OwnConnection open(UndescribedDriver driver) throws IOException, SQLException {
    var urls = new ArrayList<URL>();
    for (Path each : driver.jars()) {
      urls.add(each.toUri().toURL());
    }
    var loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    try {
      return new OwnConnection(loader, connect(driver.setup(), loader));
    } catch (IOException | SQLException | RuntimeException | Error e) {
      loader.close();
      throw e;
    }
  }

  private static Connection connect(Setup.Jdbc setup, ClassLoader loader)
      throws IOException, SQLException {
    var properties = new Properties();
    if (!setup.user().isEmpty()) {
      properties.setProperty("user", setup.user());
      properties.setProperty("password", setup.password());
    }
    try {
      Class<?> type = Class.forName(setup.driver(), true, loader);
      var driver = (Driver) type.getDeclaredConstructor().newInstance();
      Connection connection = driver.connect(setup.url(), properties);
      if (connection == null) {
        throw new IOException(setup.driver() + " does not open such a URL");
      }
      return connection;
    } catch (ReflectiveOperationException | LinkageError | ClassCastException e) {
      throw new IOException("the driver " + setup.driver() + " can't be loaded: " + e, e);
    }
  }

  public Connection connection() {
    return connection;
  }

  @Override
  public void close() throws SQLException, IOException {
    try (loader) {
      connection.close();
    }
  }
}
