package dynobench.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Checks and writes a file that the user named. A regular file is replaced as a whole or not at
/// all.
public final class FileTarget {
  /// Writes the file.
  @FunctionalInterface
  public interface Writing {
    void write() throws IOException;
  }

  private FileTarget() {}

  /// Returns the absolute path without `.` and `..`, so that different spellings of a path become
  /// equal. Links are not resolved.
  public static Path full(Path file) {
    return file.toAbsolutePath().normalize();
  }

  /// Returns why the file cannot be written, as far as a check of the path and its folder can
  /// detect it. Empty if the check finds no reason.
  public static Optional<String> obstacle(Path file) {
    Path folder = full(file).getParent();
    if (Files.isDirectory(file)) {
      return Optional.of(refusal(file, "it is a folder"));
    }
    if (folder != null && Files.isDirectory(folder)) {
      return Optional.empty();
    }
    String why =
        folder != null && Files.exists(folder)
            ? folder + " is a file, not a folder"
            : "its folder does not exist";
    return Optional.of(refusal(file, why));
  }

  /// Returns why files cannot be written into a folder, which may not exist yet, as a sentence.
  /// Empty if a check of the path finds no reason.
  public static Optional<String> folderObstacle(Path folder) {
    Path there = folder.toAbsolutePath();
    while (there != null && !Files.exists(there)) {
      there = there.getParent();
    }
    return there != null && Files.isDirectory(there) && Files.isWritable(there)
        ? Optional.empty()
        : Optional.of("%s cannot be used as a folder: it is not writable".formatted(folder));
  }

  /// Replaces the file. A device or a pipe, such as `/dev/stdout`, is written to instead.
  ///
  /// @throws IOException whose message says why it can't be written, and what to do
  public static void replace(Path file, AtomicFile.ContentWriter content) throws IOException {
    write(
        file,
        () -> {
          if (!Files.exists(file) || Files.isRegularFile(file)) {
            AtomicFile.write(file, content);
          } else {
            try (var out = Files.newOutputStream(file)) {
              content.write(out);
            }
          }
        });
  }

  /// Replaces the file like [#replace(Path, AtomicFile.ContentWriter)], with a text.
  public static void replace(Path file, String text) throws IOException {
    replace(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /// Runs an action that writes the file, unless [#obstacle] finds a reason against it.
  ///
  /// @throws IOException whose message says why it can't be written, and what to do
  public static void write(Path file, Writing writing) throws IOException {
    Optional<String> obstacle = obstacle(file);
    if (obstacle.isPresent()) {
      throw new IOException(obstacle.get());
    }
    try {
      writing.write();
    } catch (IOException e) {
      throw new IOException(refusal(file, IoErrorText.of(e)), e);
    }
  }

  private static String refusal(Path file, String why) {
    return "Cannot write %s: %s. Choose another file.".formatted(file, why);
  }
}
