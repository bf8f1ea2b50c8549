package dynobench.worker;

/// The parent's permission to go on: a line on the standard input of a worker that has said
/// [Yield].
///
/// @param operations after which to yield again
public record Grant(long operations) {
  /// Of a worker that has nobody to wait for any more.
  public static final Grant ALL = new Grant(Long.MAX_VALUE);

  /// As it travels.
  public String text() {
    return Long.toString(operations);
  }

  /// Reads what [#text] wrote.
  ///
  /// @throws IllegalArgumentException when it is something else
  static Grant parse(String text) {
    return new Grant(Long.parseLong(text));
  }
}
