package dynobench.lesson;

/// What a run says of a question.
public sealed interface Outcome {
  /// The one that decides.
  Reading figure();

  /// One of the answers came true.
  ///
  /// @param answer its place, from 0
  record CameTrue(int answer, Reading.Sure figure) implements Outcome {}

  /// None did.
  ///
  /// @param why in a sentence
  record Undecided(String why, Reading figure) implements Outcome {}
}
