package dynobench.lesson;

/// Outcome of a lesson's run.
public sealed interface LessonOutcome {
  /// Returns the deciding figure.
  FigureValue figure();

  /// An answer is right.
  ///
  /// @param answer index of the answer, from 0
  record CameTrue(int answer, FigureValue.Sure figure) implements LessonOutcome {}

  /// The run decides for no answer.
  ///
  /// @param why the reason, as a sentence
  record Undecided(String why, FigureValue figure) implements LessonOutcome {}
}
