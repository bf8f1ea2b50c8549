package dynobench.lesson;

/// One of those that a class chooses from.
///
/// @param text as it is shown
/// @param condition under which it comes true
public record Answer(String text, Condition condition) {}
