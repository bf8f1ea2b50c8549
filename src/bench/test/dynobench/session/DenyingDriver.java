package dynobench.session;

import dynobench.driver.PretendedDriver;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// Driver of HSQLDB that misreports its commit behaviour, or reports none. Workers load it from a
/// separate jar next to HSQLDB's.
public final class DenyingDriver extends PretendedDriver {
  private static final String PREFIX = "jdbc:denying:";

  /// Creates the driver; called by name.
  public DenyingDriver() {
    super(PREFIX);
  }

  @Override
  public @Nullable Connection connect(String url, Properties info) throws SQLException {
    String how = url.substring(PREFIX.length());
    Connection real = hsqldb().connect("jdbc:hsqldb:mem:db", info);
    return proxy(
        Connection.class,
        (method, arguments) ->
            method.getName().equals("getAutoCommit")
                ? answer(how)
                : method.invoke(real, arguments));
  }

  private static boolean answer(String how) {
    if (how.equals("throws")) {
      throw new AbstractMethodError("getAutoCommit");
    }
    return true;
  }
}
