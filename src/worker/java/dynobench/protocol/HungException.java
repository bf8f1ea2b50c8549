package dynobench.protocol;

/// Thrown when clients did not end in time, mostly because one did not return from a call of the
/// engine. Their sessions and the database stay open: a call of close may hang as well.
public final class HungException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public HungException(String message) {
    super(message);
  }
}
