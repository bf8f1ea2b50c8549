package dynobench.protocol;

/// A client did not come back from what it asked the engine. Its session can't be closed, nor the
/// database: whoever tries may hang as well.
public final class HungException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public HungException(String message) {
    super(message);
  }
}
