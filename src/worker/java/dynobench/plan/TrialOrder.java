package dynobench.plan;

/// The order in which trials run. Slow drifts of the machine fall on all contenders alike only when
/// the contenders take turns.
public enum TrialOrder {
  /// In each round every contender once at every point, in turns that go there and back.
  INTERLEAVED,
  /// One contender after the other, as in 2005.
  BY_CONTENDER,
  /// In each round every contender once at every point, at random, from the plan's seed.
  SHUFFLED
}
