package dynobench.result;

/// Progress of a run.
public enum RunState {
  /// The run ended without a cancellation. A duel or a time limit may have ended it before all
  /// planned trials were run.
  FINISHED,
  /// The user cancelled the run.
  CANCELLED,
  /// The last event is missing: the run is still in progress, or was cut off.
  UNFINISHED
}
