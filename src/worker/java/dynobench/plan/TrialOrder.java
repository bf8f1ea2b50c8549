package dynobench.plan;

/// Order in which trials run. A slow drift of the machine affects all contenders equally only when
/// the contenders take turns.
public enum TrialOrder {
  /// Each round runs every contender once at every point. Every second round runs in reverse order.
  INTERLEAVED,
  /// One contender after the other, as in 2005.
  BY_CONTENDER,
  /// Each round runs every contender once at every point, in an order that is drawn from the plan's
  /// seed.
  SHUFFLED
}
