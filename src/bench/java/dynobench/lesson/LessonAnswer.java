package dynobench.lesson;

/// An answer to choose in a lesson.
///
/// @param text text to show
/// @param condition condition under which the answer is right
public record LessonAnswer(String text, AnswerCondition condition) {}
