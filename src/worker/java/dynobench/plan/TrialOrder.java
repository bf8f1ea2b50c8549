package dynobench.plan;

/// Order in which trials run. A slow drift of the machine affects all contenders equally only when
/// the contenders take turns.
public enum TrialOrder {
  /// Each repetition goes through the points, and runs every contender once at each. Every second
  /// repetition reverses the contenders. After two repetitions their order is rotated.
  INTERLEAVED,
  /// All trials of one contender, then those of the next, as in 2005.
  BY_CONTENDER,
  /// Each repetition runs every contender once at every point, in an order that is drawn from the
  /// plan's seed.
  SHUFFLED
}
