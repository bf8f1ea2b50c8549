package dynobench.protocol.clients;

import dynobench.workload.SessionStyle;
import dynobench.workload.Settings;

/// How the clients of a phase get their connections.
///
/// @param settings of the workload
/// @param autoCommit whether each statement is a transaction
public record ConnectionUse(Settings settings, boolean autoCommit) {
  /// Each client keeps one.
  static final ConnectionUse KEPT = new ConnectionUse(Settings.NONE, true);

  SessionStyle style() {
    return SessionStyle.of(settings);
  }
}
