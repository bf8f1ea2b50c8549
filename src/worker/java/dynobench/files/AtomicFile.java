package dynobench.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/// Writes files atomically: for a reader, or after a crash of the program, a file holds the old or
/// the new content. A power cut may destroy the content, which is not forced to the disk. It never
/// writes through a link: it replaces a link in the file's place.
public final class AtomicFile {
  private AtomicFile() {}

  /// Replaces the file by way of a temporary file in the same folder. The temporary file has a
  /// random name and must be new. Among several writers, in any process, the last one wins.
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Refuses a folder, a device or a pipe in the file's place.
  private static void requireReplaceable(Path file) throws IOException {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isSymbolicLink(file)) {
      throw new FileSystemException(
          file.toString(), null, "%s is not a regular file".formatted(file));
    }
  }

  /// Content that is written piece by piece.
  @FunctionalInterface
  public interface ContentWriter {
    /// @param out is closed by the caller
    void write(OutputStream out) throws IOException;
  }

  /// Replaces the file like [#write(Path, String)], with bytes.
  public static void write(Path file, byte[] bytes) throws IOException {
    write(file, out -> out.write(bytes));
  }

  /// Replaces the file like [#write(Path, String)], with content that is too large for memory.
  public static void write(Path file, ContentWriter content) throws IOException {
    requireReplaceable(file);
    Path temporary = file.resolveSibling(".dynobench-%s.tmp".formatted(UUID.randomUUID()));
    try {
      try (var out =
          Files.newOutputStream(
              temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        content.write(out);
      }
      Files.move(
          temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }
}
