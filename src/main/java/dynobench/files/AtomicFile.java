package dynobench.files;

import java.io.IOException;
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

  /// The same for what is no text.
  public static void write(Path file, byte[] bytes) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.write(file, bytes);
      return;
    }
    String own = ProcessHandle.current().pid() + "-" + Thread.currentThread().threadId();
    Path temporary = file.resolveSibling(".%s.%s.tmp".formatted(file.getFileName(), own));
    try {
      Files.write(temporary, bytes);
      Files.move(
          temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }
}
