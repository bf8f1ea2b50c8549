package dynobench.store;

/// Thrown when a run's events cannot be written. The message is a sentence for the user.
public final class RunLogException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  RunLogException(String message, Throwable cause) {
    super(message, cause);
  }
}
