package dynobench.plan;

/// The order in which trials run. Slow drifts of the machine fall on all contenders alike only when
/// the contenders take turns.
public enum TrialOrder {
  /// For each repetition and row count every contender once, in turn.
  INTERLEAVED,
  /// One contender after the other, as in 2005.
  BY_CONTENDER,
  /// Random, from the plan's seed.
  SHUFFLED
}
