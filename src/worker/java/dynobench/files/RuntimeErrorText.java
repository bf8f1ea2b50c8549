package dynobench.files;

import dynobench.text.PlainText;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.util.Objects;

/// Reason for which an untrusted file made a part of the program fail, as text for brackets.
public final class RuntimeErrorText {
  private RuntimeErrorText() {}

  /// Returns the reason without class names. An exception that is not about a file or its name
  /// counts as an internal error.
  public static String of(RuntimeException e) {
    return switch (e) {
      case UncheckedIOException disk -> IoErrorText.of(Objects.requireNonNull(disk.getCause()));
      case InvalidPathException path ->
          PlainText.shown(path.getInput()) + " is not a valid file name on this system";
      default -> "an internal error of Dynobench";
    };
  }
}
