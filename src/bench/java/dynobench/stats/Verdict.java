package dynobench.stats;

/// What a [Ratio] allows one to say.
public sealed interface Verdict {

  /// The interval leaves out 1.
  record Different(Interval interval) implements Verdict {}

  /// The interval contains 1 and lies within a margin that somebody has set: whatever the
  /// difference is, it is not larger.
  record Alike(Interval interval, double margin) implements Verdict {}

  /// The interval contains 1 and more than the margin. The interval says how large a difference may
  /// still hide.
  ///
  /// @param more about so many rounds more would decide
  record Undecided(Interval interval, int more) implements Verdict {}

  /// So few repetitions that the confidence can't be reached, whatever the times are.
  ///
  /// @param needed so many rounds, or repetitions of *each* of the two, would do
  record TooFew(int needed) implements Verdict {}

  /// Whatever the figures are, nothing follows from them.
  ///
  /// @param reason a clause, such as `measured at different times`
  record NotComparable(String reason) implements Verdict {}
}
