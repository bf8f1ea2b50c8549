package dynobench.stats;

/// What a [Ratio] allows one to say.
public sealed interface Verdict {

  /// The interval reaches 95 % and leaves out 1.
  record Different(Interval interval) implements Verdict {}

  /// The interval reaches 95 % and contains 1. That is no proof of equality: the interval says how
  /// large a difference may still hide.
  record NoDifferenceShown(Interval interval) implements Verdict {}

  /// So few repetitions that 95 % can't be reached, whatever the times are.
  ///
  /// @param repetitionsNeeded so many repetitions of *each* of the two would do
  record TooFew(int repetitionsNeeded) implements Verdict {}
}
