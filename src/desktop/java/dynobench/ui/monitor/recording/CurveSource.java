package dynobench.ui.monitor.recording;

/// Source of a curve's values. Each has its own times.
public enum CurveSource {
  /// Process of the worker, ten times a second.
  WORKER,
  /// Clients of the engine, once a second.
  CLIENTS,
  /// Speed of the machine, between trials.
  PROBES,
  /// Dynobench itself, once a second of a live run.
  WORKBENCH;

  /// Returns whether the values belong to a trial.
  public boolean isOfTrial() {
    return this == WORKER || this == CLIENTS;
  }
}
