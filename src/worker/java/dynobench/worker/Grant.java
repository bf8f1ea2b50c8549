package dynobench.worker;

/// The parent's permission to go on: a line on the standard input of a worker that has sent a
/// [Yield].
///
/// @param operations after which to yield again
public record Grant(long operations) {
  /// Permission to go on without further waiting.
  public static final Grant ALL = new Grant(Long.MAX_VALUE);

  /// Returns the text that is sent.
  public String text() {
    return Long.toString(operations);
  }

  /// Parses a text that [#text] has written.
  ///
  /// @throws IllegalArgumentException when the text has another form
  static Grant parse(String text) {
    return new Grant(Long.parseLong(text));
  }
}
