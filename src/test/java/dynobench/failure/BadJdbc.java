package dynobench.failure;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Driver;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Properties;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// What a driver has to have besides what it does badly. It is in the jars of those that extend it.
abstract class BadJdbc implements Driver {
  private final String prefix;

  /// @param prefix of its URLs
  BadJdbc(String prefix) {
    this.prefix = prefix;
  }

  /// Answers the calls of one of JDBC's interfaces.
  interface Handler {
    @Nullable Object handle(Method method, Object[] arguments) throws SQLException;
  }

  static <T> T proxy(Class<T> type, Handler handler) {
    InvocationHandler calls =
        (_, method, arguments) ->
            handler.handle(method, arguments == null ? new Object[0] : arguments);
    return type.cast(
        Proxy.newProxyInstance(BadJdbc.class.getClassLoader(), new Class<?>[] {type}, calls));
  }

  @Override
  public boolean acceptsURL(String url) {
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
