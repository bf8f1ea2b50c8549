package dynobench.protocol.clients;

import dynobench.isolation.IsolationObservation.LevelTaken;
import dynobench.measure.IsolationLevel;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/// Isolation level of a session's transactions, where a workload has a parameter for it.
public final class SessionIsolation {
  /// Value for the engine's default level.
  private static final String OWN = "own";

  private SessionIsolation() {}

  /// Sets the isolation level that the settings name. Does nothing if they ask for the engine's
  /// default, or if the workload has no such parameter.
  ///
  /// @throws SQLException when the engine has no such level, or silently uses another one
  public static void set(Connection connection, Settings settings) throws SQLException {
    LevelTaken level = attempt(connection, settings);
    if (!level.refusal().isEmpty()) {
      throw new SQLException(level.refusal());
    }
    if (level.isChanged()) {
      String taken = level.taken().map(IsolationLevel::id).orElse("unknown");
      throw new SQLException(
          unsupported(
              level.wanted().orElseThrow(),
              "it uses another level (" + taken + ") without an error"));
    }
  }

  /// Sets the isolation level that the settings name, and returns how the engine reacted.
  public static LevelTaken attempt(Connection connection, Settings settings) throws SQLException {
    Optional<IsolationLevel> wanted = wanted(settings);
    String refusal = wanted.isEmpty() ? "" : refusal(connection, wanted.get());
    return new LevelTaken(wanted, IsolationLevel.of(connection.getTransactionIsolation()), refusal);
  }

  private static String refusal(Connection connection, IsolationLevel wanted) throws SQLException {
    if (!connection.getMetaData().supportsTransactionIsolationLevel(wanted.level())) {
      return unsupported(wanted, "its driver reports this");
    }
    try {
      connection.setTransactionIsolation(wanted.level());
      return "";
    } catch (SQLException e) {
      return unsupported(wanted, String.valueOf(e.getMessage()));
    }
  }

  /// Sets the level on another connection of an engine that has accepted it before. Doesn't check
  /// the result.
  public static void apply(Connection connection, Settings settings) throws SQLException {
    Optional<IsolationLevel> wanted = wanted(settings);
    if (wanted.isPresent()) {
      connection.setTransactionIsolation(wanted.get().level());
    }
  }

  private static Optional<IsolationLevel> wanted(Settings settings) {
    return settings
        .get(Factor.ISOLATION)
        .filter(each -> !each.equals(OWN))
        .flatMap(IsolationLevel::named);
  }

  private static String unsupported(IsolationLevel wanted, String reason) {
    return "the engine does not support the isolation level \""
        + wanted.id()
        + "\": "
        + reason
        + ". Choose another level, or isolation = \"own\" for the engine's default";
  }
}
