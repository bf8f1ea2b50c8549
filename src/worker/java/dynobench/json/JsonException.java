package dynobench.json;

/// Thrown for a text that is not the JSON of the expected record. The message says what is wrong.
public final class JsonException extends Exception {
  private static final long serialVersionUID = 1L;

  JsonException(String message) {
    super(message);
  }

  JsonException(String message, Throwable cause) {
    super(message, cause);
  }
}
