package dynobench.protocol.clients;

import dynobench.workload.SessionStyle;
import dynobench.workload.Settings;

/// Source of the connections for the clients of a phase.
///
/// @param settings values of the workload's parameters
/// @param autoCommit whether each statement is a transaction
public record ConnectionUse(Settings settings, boolean autoCommit) {
  /// Each client keeps one connection.
  static final ConnectionUse KEPT = new ConnectionUse(Settings.NONE, true);

  SessionStyle style() {
    return SessionStyle.of(settings);
  }
}
