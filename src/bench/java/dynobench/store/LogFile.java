package dynobench.store;

import dynobench.files.IoErrorText;
import dynobench.files.RegularFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;

/// Opens the log of a run in an untrusted folder: it must be a regular file, no link, and not
/// larger than a real log can be. The caller must close the result.
final class LogFile {
  /// Maximum size in bytes: six times the log of a million figures.
  static final long MOST_BYTES = 4L << 30;

  /// Number of consecutive zeros that are taken for a hole of a sparse file, instead of a damaged
  /// line.
  static final int HOLE_BYTES = 4096;

  private LogFile() {}

  /// Opens the log.
  ///
  /// @param folder folder of the run
  /// @throws NoSuchFileException when the log is missing
  /// @throws IOException with a [IoErrorText] that is a clause for the user
  static RandomAccessFile open(Path folder) throws IOException {
    Path log = folder.resolve(RunFiles.EVENTS);
    try {
      requireModest(log);
      return RegularFile.open(log, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      throw e;
    } catch (FileSystemException e) {
      throw new IOException(RunFiles.EVENTS + ": " + IoErrorText.of(e), e);
    }
  }

  private static void requireModest(Path log) throws IOException {
    long bytes = bytes(log);
    if (bytes > MOST_BYTES) {
      throw new IOException(
          "%s has %,d MB, and at most %,d MB are read"
              .formatted(RunFiles.EVENTS, bytes >> 20, MOST_BYTES >> 20));
    }
  }

  private static long bytes(Path log) throws IOException {
    return Files.readAttributes(log, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).size();
  }

  /// Returns the size of a run's log.
  static long bytesIn(Path folder) throws IOException {
    return bytes(folder.resolve(RunFiles.EVENTS));
  }

  /// Opens the log for reading from its beginning.
  static InputStream stream(Path folder) throws IOException {
    try (RandomAccessFile _ = open(folder)) {
      return RegularFile.stream(folder.resolve(RunFiles.EVENTS), LinkOption.NOFOLLOW_LINKS);
    }
  }

  /// Reads a part of the log; fewer bytes at its end.
  static byte[] bytes(RandomAccessFile log, long from, long most) throws IOException {
    var bytes = new byte[(int) Math.max(0, Math.min(most, log.length() - from))];
    log.seek(from);
    int filled = 0;
    int count = 0;
    while (filled < bytes.length && count >= 0) { // it may be truncated meanwhile
      count = log.read(bytes, filled, bytes.length - filled);
      filled += Math.max(0, count);
    }
    return Arrays.copyOf(bytes, filled);
  }

  /// Reads a part of the log as text.
  static String text(RandomAccessFile log, long from, long most) throws IOException {
    return new String(bytes(log, from, most), StandardCharsets.UTF_8);
  }
}
