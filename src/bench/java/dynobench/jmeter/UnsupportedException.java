package dynobench.jmeter;

/// Thrown if a part of a plan has no counterpart in a workload. The message is the end of a
/// sentence on that part.
final class UnsupportedException extends Exception {
  private static final long serialVersionUID = 1;

  UnsupportedException(String reason) {
    super(reason);
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
