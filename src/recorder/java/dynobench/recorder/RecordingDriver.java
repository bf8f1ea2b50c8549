package dynobench.recorder;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Optional;
import java.util.Properties;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// Driver for URLs such as `jdbc:dynobench:h2:~/app`. It opens the connection with the driver for
/// `jdbc:h2:~/app`, and records its calls if the property `dynobench.recording` names a file.
/// Otherwise it returns that driver's connection itself.
public final class RecordingDriver implements Driver {
  private static final String PREFIX = "jdbc:dynobench:";

  static {
    try {
      DriverManager.registerDriver(new RecordingDriver());
    } catch (SQLException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /// Creates a driver. `DriverManager` does this by itself.
  public RecordingDriver() {}

  @Override
  public @Nullable Connection connect(String url, @Nullable Properties properties)
      throws SQLException {
    if (!acceptsURL(url)) {
      return null;
    }
    String target = targetUrl(url);
    Connection connection = TargetDrivers.find(target).connect(target, properties);
    if (connection == null) {
      throw new SQLException("No driver opens " + subprotocol(target), "08001");
    }
    Optional<Recorder> recorder = Recorder.ofProcess();
    return recorder.isPresent() ? recorder.get().record(connection) : connection;
  }

  @Override
  public boolean acceptsURL(@Nullable String url) {
    return url != null && url.startsWith(PREFIX);
  }

  private static String targetUrl(String url) {
    return "jdbc:" + url.substring(PREFIX.length());
  }

  /// Returns the start of a URL, which holds no password.
  static String subprotocol(String url) {
    int end = url.indexOf(':', "jdbc:".length());
    return end < 0 ? url : url.substring(0, end + 1);
  }

  @Override
  public DriverPropertyInfo[] getPropertyInfo(String url, Properties properties)
      throws SQLException {
    String target = targetUrl(url);
    return TargetDrivers.find(target).getPropertyInfo(target, properties);
  }

  @Override
  public int getMajorVersion() {
    return 1;
  }

  @Override
  public int getMinorVersion() {
    return 0;
  }

  @Override
  public boolean jdbcCompliant() {
    return false;
  }

  @Override
  public Logger getParentLogger() throws SQLFeatureNotSupportedException {
    throw new SQLFeatureNotSupportedException("The recorder logs to System.Logger");
  }
}
