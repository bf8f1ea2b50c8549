package dynobench.session;

/// Thrown when a run cannot begin. The message is a sentence for the user.
public final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  RefusedException(String message) {
    super(message);
  }
}
