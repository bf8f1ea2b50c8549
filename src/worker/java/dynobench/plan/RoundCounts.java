package dynobench.plan;

/// Number of measurements of each contender at each point of a plan.
///
/// @param repetitions trials that count
/// @param warmups trials before the first repetition; they are stored and marked, but not counted
public record RoundCounts(int repetitions, int warmups) {
  public RoundCounts {
    ArgumentChecks.atLeast("repetitions", repetitions, 1);
    ArgumentChecks.atMost("repetitions", repetitions, Plan.MOST_REPETITIONS);
    ArgumentChecks.atLeast("warmups", warmups, 0);
    ArgumentChecks.atMost("warmups", warmups, Plan.MOST_REPETITIONS);
  }

  /// Returns consecutive rounds as text, such as `rounds 7–10`; for no rounds, `no rounds`.
  public static String range(int first, int last) {
    if (last < first) {
      return "no rounds";
    }
    return first == last ? "round " + first : "rounds " + first + "–" + last;
  }

  /// Returns the sum of repetitions and warm-ups.
  public int total() {
    return repetitions + warmups;
  }
}
