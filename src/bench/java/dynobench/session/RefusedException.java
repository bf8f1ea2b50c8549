package dynobench.session;

/// Thrown when a run cannot begin, because the user has not permitted its flags or SQL, or because
/// the JVM refuses its flags. The message is for the user.
public final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  RefusedException(String message) {
    super(message);
  }
}
