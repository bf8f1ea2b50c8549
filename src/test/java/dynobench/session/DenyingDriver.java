package dynobench.session;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.Properties;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// HSQLDB behind a driver that doesn't tell the truth about its commits, or nothing at all. Runs in
/// workers, from a jar of its own beside HSQLDB's.
public final class DenyingDriver implements Driver {
  private static final String PREFIX = "jdbc:denying:";

  @Override
  public @Nullable Connection connect(String url, Properties info) throws SQLException {
    String how = url.substring(PREFIX.length());
    Connection real = hsqldb().connect("jdbc:hsqldb:mem:db", info);
    return (Connection)
        Proxy.newProxyInstance(
            DenyingDriver.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (_, method, arguments) -> {
              if (method.getName().equals("getAutoCommit")) {
                return answer(how);
              }
              try {
                return method.invoke(real, arguments);
              } catch (InvocationTargetException e) {
                throw e.getTargetException();
              }
            });
  }

  private static boolean answer(String how) {
    if (how.equals("throws")) {
      throw new AbstractMethodError("getAutoCommit");
    }
    return true;
  }

  private static Driver hsqldb() throws SQLException {
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
  public boolean acceptsURL(String url) {
    return url.startsWith(PREFIX);
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
  public Logger getParentLogger() {
    return Logger.getGlobal();
  }
}
