package dynobench.worker;

/// The parent's permission to go on: a line on the standard input of a worker that has sent a
/// [RelayYield].
///
/// @param operations number of operations after which the worker must yield again
public record RelayGrant(long operations) {
  /// Permission to go on without further waiting.
  public static final RelayGrant ALL = new RelayGrant(Long.MAX_VALUE);

  /// Returns the text that is sent.
  public String text() {
    return Long.toString(operations);
  }

  /// Parses a text that [#text] has written.
  ///
  /// @throws IllegalArgumentException when the text has another form
  static RelayGrant parse(String text) {
    return new RelayGrant(Long.parseLong(text));
  }
}
