package dynobench.session;

import dynobench.driver.PretendedDriver;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// Driver of HSQLDB that lies as the connection property `lie` says. It is public because a worker
/// loads it from a separate jar.
public final class LyingDriver extends PretendedDriver {
  /// Fault in every thirteenth statement or commit of its kind.
  enum Lie {
    NONE,
    /// Reports that it has changed a row, but does not change it.
    LOSES_AN_UPDATE,
    /// Changes a row twice.
    DOUBLES_AN_UPDATE,
    /// Adds no row to the history.
    BREAKS_A_CONDITION,
    /// Rolls back but reports success.
    LOSES_A_COMMIT,
    /// Reports that it has changed no row.
    CHANGES_NOTHING,
    /// Reports a conflict. A repetition succeeds.
    HAS_CONFLICTS,
    /// Reports a conflict each time.
    HAS_CONFLICTS_ONLY,
    /// Fails permanently.
    FAILS,
    /// Never returns.
    HANGS,
    /// Never returns from a commit.
    NEVER_COMMITS,
    /// Silently uses another isolation level than the requested one.
    TAKES_ANOTHER_ISOLATION
  }

  private static final int EACH = 13;

  private final AtomicInteger calls = new AtomicInteger();

  /// Creates the driver; called by name.
  public LyingDriver() {
    super("jdbc:lying:");
  }

  @Override
  public @Nullable Connection connect(String url, Properties info) throws SQLException {
    if (!acceptsURL(url)) {
      return null;
    }
    var lie = Lie.valueOf(info.getProperty("lie").toUpperCase(Locale.ROOT).replace('-', '_'));
    Connection honest = hsqldb().connect("jdbc:hsqldb:mem:lie;hsqldb.tx=mvcc", new Properties());
    return proxy(
        Connection.class,
        (method, arguments) -> {
          if (method.getName().equals("prepareStatement")) {
            String sql = String.valueOf(arguments[0]);
            return statement(honest.prepareStatement(sql), sql, lie);
          }
          if (method.getName().equals("commit") && isTurn(lie, Lie.LOSES_A_COMMIT)) {
            honest.rollback();
            return null;
          }
          if (method.getName().equals("commit") && isTurn(lie, Lie.NEVER_COMMITS)) {
            waitForEver();
          }
          if (method.getName().equals("getTransactionIsolation")
              && lie == Lie.TAKES_ANOTHER_ISOLATION) {
            return Connection.TRANSACTION_SERIALIZABLE;
          }
          return method.invoke(honest, arguments);
        });
  }

  private boolean isTurn(Lie lie, Lie kind) {
    return lie == kind && calls.incrementAndGet() % EACH == 0;
  }

  private static void waitForEver() throws InterruptedException {
    new CountDownLatch(1).await();
  }

  private PreparedStatement statement(PreparedStatement honest, String sql, Lie lie) {
    boolean account = sql.startsWith("UPDATE account");
    boolean history = sql.startsWith("INSERT INTO history");
    return proxy(
        PreparedStatement.class,
        (method, arguments) -> {
          if (!method.getName().equals("executeUpdate") || !(account || history)) {
            return method.invoke(honest, arguments);
          }
          return history ? note(honest, lie) : update(honest, lie);
        });
  }

  private Object note(PreparedStatement honest, Lie lie) throws SQLException {
    return isTurn(lie, Lie.BREAKS_A_CONDITION) ? 1 : honest.executeUpdate();
  }

  private Object update(PreparedStatement honest, Lie lie)
      throws SQLException, InterruptedException {
    if (lie == Lie.HAS_CONFLICTS_ONLY) {
      throw new SQLException("somebody is in the way", "40001");
    }
    boolean turn = calls.incrementAndGet() % EACH == 0;
    return switch (turn ? lie : Lie.NONE) {
      case LOSES_AN_UPDATE -> 1;
      case CHANGES_NOTHING -> 0;
      case DOUBLES_AN_UPDATE -> {
        honest.executeUpdate();
        yield honest.executeUpdate();
      }
      case HAS_CONFLICTS -> throw new SQLException("somebody is in the way", "40001");
      case FAILS -> throw new SQLException("the disk is gone", "58030");
      case HANGS -> {
        waitForEver();
        yield 1;
      }
      case NONE,
          BREAKS_A_CONDITION,
          LOSES_A_COMMIT,
          NEVER_COMMITS,
          HAS_CONFLICTS_ONLY,
          TAKES_ANOTHER_ISOLATION ->
          honest.executeUpdate();
    };
  }
}
