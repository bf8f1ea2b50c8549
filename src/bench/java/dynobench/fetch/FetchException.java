package dynobench.fetch;

import java.io.IOException;

/// Thrown if an artifact cannot be fetched. The message contains the reason and the remedy.
public final class FetchException extends IOException {
  private static final long serialVersionUID = 1;

  FetchException(String message) {
    super(message);
  }

  FetchException(String message, Exception cause) {
    super(message, cause);
  }
}
