package dynobench.fetch;

import java.io.IOException;

/// An artifact could not be had. The message says why, and what to do.
public final class FetchException extends IOException {
  private static final long serialVersionUID = 1;

  FetchException(String message) {
    super(message);
  }

  FetchException(String message, Exception cause) {
    super(message, cause);
  }
}
