package dynobench.recorder.format;

import java.io.IOException;

/// Thrown when bytes are no record of this format.
public final class BrokenRecordException extends IOException {
  private static final long serialVersionUID = 1;

  public BrokenRecordException(String message) {
    super(message);
  }
}
