package dynobench.protocol.clients;

import dynobench.measure.IsolationLevel;
import dynobench.workload.Settings;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/// What a session's transactions may see of others, where a workload has a parameter for it.
public final class SessionIsolation {
  /// What the parameter is called.
  private static final String PARAMETER = "isolation";

  /// What the engine takes by itself.
  private static final String OWN = "own";

  private SessionIsolation() {}

  /// Sets it, unless it is the engine's own.
  ///
  /// @throws SQLException when the engine has no such level, or takes another one in silence
  public static void set(Connection connection, Settings settings) throws SQLException {
    Optional<IsolationLevel> wanted = wanted(settings);
    if (wanted.isEmpty()) {
      return;
    }
    String name = wanted.get().id();
    int level = wanted.get().level();
    if (!connection.getMetaData().supportsTransactionIsolationLevel(level)) {
      throw lacking(name, "it says so itself");
    }
    connection.setTransactionIsolation(level);
    int taken = connection.getTransactionIsolation();
    if (taken != level) {
      throw lacking(name, "it took another one (" + word(taken) + ") without a word");
    }
  }

  /// Sets it on one more connection of an engine that has taken it before.
  static void apply(Connection connection, Settings settings) throws SQLException {
    Optional<IsolationLevel> wanted = wanted(settings);
    if (wanted.isPresent()) {
      connection.setTransactionIsolation(wanted.get().level());
    }
  }

  private static Optional<IsolationLevel> wanted(Settings settings) {
    return settings.get(PARAMETER).filter(each -> !each.equals(OWN)).flatMap(IsolationLevel::named);
  }

  private static String word(int level) {
    return IsolationLevel.of(level).map(IsolationLevel::id).orElse("level " + level);
  }

  private static SQLException lacking(String name, String reason) {
    return new SQLException(
        "the engine has no isolation \""
            + name
            + "\": "
            + reason
            + ". Choose another one, or isolation = \"own\" for what it takes by itself");
  }
}
