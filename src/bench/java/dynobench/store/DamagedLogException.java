package dynobench.store;

import java.io.IOException;

/// Thrown when a log cannot be read to its end, or when the log of a shard is incomplete. The
/// message is a clause for the user.
public final class DamagedLogException extends IOException {
  private static final long serialVersionUID = 1L;

  DamagedLogException(String message) {
    super(message);
  }
}
