package dynobench.protocol.clients;

import dynobench.measure.IsolationLevel;
import dynobench.workload.Settings;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/// Isolation level of a session's transactions, where a workload has a parameter for it.
public final class SessionIsolation {
  /// Name of the parameter.
  private static final String PARAMETER = "isolation";

  /// Value for the engine's default level.
  private static final String OWN = "own";

  private SessionIsolation() {}

  /// Sets the isolation level that the settings name. Does nothing if they ask for the engine's
  /// default, or if the workload has no such parameter.
  ///
  /// @throws SQLException when the engine has no such level, or silently uses another one
  public static void set(Connection connection, Settings settings) throws SQLException {
    Optional<IsolationLevel> wanted = wanted(settings);
    if (wanted.isEmpty()) {
      return;
    }
    String name = wanted.get().id();
    int level = wanted.get().level();
    if (!connection.getMetaData().supportsTransactionIsolationLevel(level)) {
      throw unsupported(name, "its driver reports this");
    }
    connection.setTransactionIsolation(level);
    int taken = connection.getTransactionIsolation();
    if (taken != level) {
      throw unsupported(name, "it uses another level (" + word(taken) + ") without an error");
    }
  }

  /// Sets the level on another connection of an engine that has accepted it before. Doesn't check
  /// the result.
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

  private static SQLException unsupported(String name, String reason) {
    return new SQLException(
        "the engine does not support the isolation level \""
            + name
            + "\": "
            + reason
            + ". Choose another level, or isolation = \"own\" for the engine's default");
  }
}
