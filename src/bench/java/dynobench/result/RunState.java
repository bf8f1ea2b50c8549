package dynobench.result;

/// How far a run got.
public enum RunState {
  /// All trials were run.
  FINISHED,
  /// The user stopped it.
  CANCELLED,
  /// Its last event is missing: it is still running, or it was cut off.
  UNFINISHED
}
