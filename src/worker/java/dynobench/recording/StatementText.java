package dynobench.recording;

/// Text of a statement.
///
/// @param number number in the recording; 0 if the text is only in its call
public record StatementText(int number, String sql) {}
