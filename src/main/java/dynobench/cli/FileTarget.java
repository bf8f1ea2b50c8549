package dynobench.cli;

import dynobench.files.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// A file that the user named, to be written whole or not at all.
final class FileTarget {
  /// Writes the file.
  interface Writing {
    void write() throws IOException;
  }

  private FileTarget() {}

  /// Why there can be no such file, as far as that shows without writing.
  static Optional<String> obstacle(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (Files.isDirectory(file)) {
      return Optional.of(refusal(file, "it is a folder"));
    }
    return folder != null && Files.isDirectory(folder)
        ? Optional.empty()
        : Optional.of(refusal(file, "its folder does not exist"));
  }

  static void write(Path file, Writing writing) throws IOException {
    try {
      writing.write();
    } catch (IOException e) {
      String rest = " What was measured is saved: dynobench export writes it whenever you like.";
      throw new IOException(refusal(file, Reason.of(e)) + rest, e);
    }
  }

  private static String refusal(Path file, String why) {
    return "Cannot write %s: %s. Choose another file.".formatted(file, why);
  }
}
