package dynobench.store;

import java.io.IOException;

/// Thrown when the log of a shard has an unreadable line, or is incomplete. The message is a clause
/// for the user.
public final class DamagedLogException extends IOException {
  private static final long serialVersionUID = 1L;

  DamagedLogException(String message) {
    super(message);
  }
}
