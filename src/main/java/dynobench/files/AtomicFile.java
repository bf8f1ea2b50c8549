package dynobench.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Writes a file so that a reader, and a crash, see either the whole of it or the one before.
public final class AtomicFile {
  private AtomicFile() {}

  /// Replaces the file, by way of a hidden temporary file beside it; of several writers, in this
  /// process and in others, the last one wins. What is no file, such as `/dev/stdout`, is written
  /// to and not replaced.
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /// What is written piece by piece.
  @FunctionalInterface
  public interface Content {
    /// @param out is closed by whoever asks
    void write(OutputStream out) throws IOException;
  }

  /// The same for what is no text.
  public static void write(Path file, byte[] bytes) throws IOException {
    write(file, out -> out.write(bytes));
  }

  /// The same for what is too large to be kept before it is written.
  public static void write(Path file, Content content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      write(content, file);
      return;
    }
    String own = ProcessHandle.current().pid() + "-" + Thread.currentThread().threadId();
    Path temporary = file.resolveSibling(".%s.%s.tmp".formatted(file.getFileName(), own));
    try {
      write(content, temporary);
      Files.move(
          temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void write(Content content, Path file) throws IOException {
    try (var out = Files.newOutputStream(file)) {
      content.write(out);
    }
  }
}
