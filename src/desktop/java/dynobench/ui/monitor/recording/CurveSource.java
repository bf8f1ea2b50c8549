package dynobench.ui.monitor.recording;

/// Source of a curve's values. Each has its own times.
public enum CurveSource {
  /// Process of the engine, ten times a second.
  WORKER,
  /// Clients of the engine, once a second.
  CLIENTS,
  /// Speed of the machine, between trials.
  PROBES,
  /// This program, once a second of a live run.
  WORKBENCH;

  /// Returns whether its values belong to a trial.
  public boolean isOfTrial() {
    return this == WORKER || this == CLIENTS;
  }
}
