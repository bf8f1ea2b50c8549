package dynobench.result;

/// Progress of a run.
public enum RunState {
  /// All trials were run.
  FINISHED,
  /// The user cancelled the run.
  CANCELLED,
  /// The last event is missing: the run is still in progress, or was cut off.
  UNFINISHED
}
