package dynobench.comparison;

/// What a duel says of its second contender.
public enum Answer {
  /// It is no worse than the first, or no more so than allowed.
  NO_WORSE,
  /// It is.
  WORSE,
  /// Nobody knows yet.
  OPEN
}
