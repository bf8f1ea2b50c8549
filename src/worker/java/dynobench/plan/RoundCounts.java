package dynobench.plan;

/// How often each contender is measured at each point of a plan.
///
/// @param repetitions trials that count
/// @param warmups trials before the first repetition that are kept and marked, but not counted
public record RoundCounts(int repetitions, int warmups) {
  public RoundCounts {
    Require.atLeast("repetitions", repetitions, 1);
    Require.atMost("repetitions", repetitions, Plan.MOST_REPETITIONS);
    Require.atLeast("warmups", warmups, 0);
    Require.atMost("warmups", warmups, Plan.MOST_REPETITIONS);
  }

  /// Repetitions and warm-ups together.
  public int total() {
    return repetitions + warmups;
  }
}
