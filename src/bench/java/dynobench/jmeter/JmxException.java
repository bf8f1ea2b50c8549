package dynobench.jmeter;

/// Thrown if a file is not a test plan, or if nothing in it can be imported. The message is a
/// sentence for the user.
public final class JmxException extends Exception {
  private static final long serialVersionUID = 1;

  JmxException(String message) {
    super(message);
  }

  JmxException(String message, Throwable cause) {
    super(message, cause);
  }
}
