package dynobench.session;

import dynobench.driver.PretendedDriver;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// HSQLDB behind a driver that doesn't tell the truth about its commits, or nothing at all. Runs in
/// workers, from a jar of its own beside HSQLDB's.
public final class DenyingDriver extends PretendedDriver {
  private static final String PREFIX = "jdbc:denying:";

  /// Loaded by name.
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
