package dynobench.comparison;

/// Certainty of a comparison's answer. The most certain comes first.
public enum Grade {
  /// The answer holds with all other answers of the run: at most one run in twenty has a false one.
  SURE,
  /// The answer holds if it is the only one that a reader takes from the run.
  PROBABLE,
  /// The rounds give no answer yet.
  OPEN
}
