package dynobench.protocol.clients;

import dynobench.workload.SessionStyle;
import dynobench.workload.Settings;

/// Way in which the clients of a phase get their connections. The settings name the style: kept,
/// opened for each transaction, or pooled.
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
