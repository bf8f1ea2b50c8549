package dynobench.lesson;

/// Outcome of a lesson's run.
public sealed interface Outcome {
  /// Returns the deciding figure.
  Reading figure();

  /// An answer is right.
  ///
  /// @param answer its index, from 0
  record CameTrue(int answer, Reading.Sure figure) implements Outcome {}

  /// No answer is right.
  ///
  /// @param why the reason, as a sentence
  record Undecided(String why, Reading figure) implements Outcome {}
}
