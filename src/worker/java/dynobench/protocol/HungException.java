package dynobench.protocol;

/// A client did not return from a call of the engine. Its session and the database can't be closed:
/// a call of close may hang as well.
public final class HungException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public HungException(String message) {
    super(message);
  }
}
