package dynobench.runfile;

import java.io.IOException;

/// A result file that is damaged, or that this version cannot read. The message is a sentence for
/// the user.
public final class RunFileException extends IOException {
  private static final long serialVersionUID = 1L;

  RunFileException(String message) {
    super(message);
  }
}
