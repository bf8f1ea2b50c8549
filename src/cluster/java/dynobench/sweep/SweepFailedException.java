package dynobench.sweep;

/// A sweep that can't go on by itself. The message is a sentence for the user.
public final class SweepFailedException extends Exception {
  private static final long serialVersionUID = 1L;

  SweepFailedException(String message) {
    super(message);
  }
}
