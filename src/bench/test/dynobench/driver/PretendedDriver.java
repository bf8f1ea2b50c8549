package dynobench.driver;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Driver;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Properties;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// Base class of test drivers that misbehave. Their jars contain it, so it may only use the JDK.
public abstract class PretendedDriver implements Driver {
  private final String prefix;

  /// @param prefix prefix of its URLs
  protected PretendedDriver(String prefix) {
    this.prefix = prefix;
  }

  /// Handler of calls to a JDBC interface.
  @FunctionalInterface
  public interface Handler {
    @Nullable Object handle(Method method, Object[] arguments) throws Exception;
  }

  protected static <T> T proxy(Class<T> type, Handler handler) {
    InvocationHandler calls =
        (_, method, arguments) -> {
          try {
            return handler.handle(method, arguments == null ? new Object[0] : arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        };
    return type.cast(
        Proxy.newProxyInstance(
            PretendedDriver.class.getClassLoader(), new Class<?>[] {type}, calls));
  }

  /// Returns the driver of the shipped HSQLDB. Tests are compiled without it, so it is found by
  /// name; its jar is on the class path of the worker.
  protected static Driver hsqldb() throws SQLException {
    try {
      return Class.forName("org.hsqldb.jdbc.JDBCDriver")
          .asSubclass(Driver.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new SQLException(e);
    }
  }

  @Override
  public final boolean acceptsURL(String url) {
    return url.startsWith(prefix);
  }

  @Override
  public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
    return new DriverPropertyInfo[0];
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
    throw new SQLFeatureNotSupportedException();
  }
}
