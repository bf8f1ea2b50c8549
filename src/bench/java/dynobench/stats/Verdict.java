package dynobench.stats;

/// Outcome of a comparison: a [Ratio] differs from 1, it equals 1 within a margin, or neither is
/// decided for a stated reason.
public sealed interface Verdict {

  /// Difference: the interval excludes 1.
  record Different(ConfidenceInterval interval) implements Verdict {}

  /// Equality within a margin that the user has set: the interval contains 1 and lies within the
  /// margin.
  record Alike(ConfidenceInterval interval, double margin) implements Verdict {}

  /// No decision: the interval contains 1 and exceeds the margin. The interval shows how large a
  /// difference is still possible.
  ///
  /// @param more approximate number of further rounds until a decision
  record Undecided(ConfidenceInterval interval, int more) implements Verdict {}

  /// Too few repetitions to reach the confidence, for any times.
  ///
  /// @param needed sufficient number of rounds, or of repetitions of *each* side
  record TooFew(int needed) implements Verdict {}

  /// No verdict, because the figures cannot be compared.
  ///
  /// @param reason clause, such as `measured at different times`
  record NotComparable(String reason) implements Verdict {}
}
