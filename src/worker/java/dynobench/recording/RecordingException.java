package dynobench.recording;

import java.io.IOException;

/// Thrown when a file is no recording, or one that can't be read. The message is a sentence for the
/// user.
public final class RecordingException extends IOException {
  private static final long serialVersionUID = 1;

  public RecordingException(String message) {
    super(message);
  }
}
