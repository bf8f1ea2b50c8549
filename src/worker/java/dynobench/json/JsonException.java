package dynobench.json;

/// A text that is not the JSON of the record that was expected. The message says what is wrong.
public final class JsonException extends Exception {
  private static final long serialVersionUID = 1L;

  JsonException(String message) {
    super(message);
  }

  JsonException(String message, Throwable cause) {
    super(message, cause);
  }
}
