package dynobench.result;

/// Progress of a run.
public enum RunState {
  /// All trials were run.
  FINISHED,
  /// The user cancelled it.
  CANCELLED,
  /// Its last event is missing: it still runs, or it was cut off.
  UNFINISHED
}
