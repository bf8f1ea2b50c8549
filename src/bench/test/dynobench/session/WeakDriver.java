package dynobench.session;

import dynobench.driver.PretendedDriver;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// Driver of HSQLDB that accepts and reports every isolation level, and always gives read
/// committed. It is public because a worker loads it from a separate jar.
public final class WeakDriver extends PretendedDriver {
  /// Creates the driver; called by name.
  public WeakDriver() {
    super("jdbc:weak:");
  }

  @Override
  public @Nullable Connection connect(String url, Properties info) throws SQLException {
    if (!acceptsURL(url)) {
      return null;
    }
    Connection honest = hsqldb().connect("jdbc:hsqldb:mem:weak;hsqldb.tx=mvcc", new Properties());
    int[] claimed = {Connection.TRANSACTION_READ_COMMITTED};
    return proxy(
        Connection.class,
        (method, arguments) -> {
          switch (method.getName()) {
            case "setTransactionIsolation" -> {
              claimed[0] = (Integer) arguments[0];
              return null;
            }
            case "getTransactionIsolation" -> {
              return claimed[0];
            }
            default -> {
              return method.invoke(honest, arguments);
            }
          }
        });
  }
}
