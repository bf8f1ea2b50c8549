package dynobench.sweep;

/// Thrown when a sweep cannot continue by itself. The message is a sentence for the user.
public final class SweepFailedException extends Exception {
  private static final long serialVersionUID = 1L;

  SweepFailedException(String message) {
    super(message);
  }
}
