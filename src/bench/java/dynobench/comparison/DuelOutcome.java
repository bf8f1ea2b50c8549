package dynobench.comparison;

/// Outcome of a duel for its second contender.
public enum DuelOutcome {
  /// It is at most as much worse than the first as the plan allows.
  NO_WORSE,
  /// It is worse than the plan allows.
  WORSE,
  /// Undecided so far.
  OPEN
}
