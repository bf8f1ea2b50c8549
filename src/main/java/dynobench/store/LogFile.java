package dynobench.store;

import dynobench.files.Reason;
import dynobench.files.RegularFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;

/// Opens the log of a run, whose folder may come from a stranger: a regular file, no link, and not
/// larger than a log can be. Whoever opens it closes it.
final class LogFile {
  /// Six times the log of a million figures.
  static final long MOST_BYTES = 4L << 30;

  private LogFile() {}

  /// Opens the log.
  ///
  /// @param folder of the run
  /// @throws IOException whose [Reason] is a clause for the user
  static SeekableByteChannel open(Path folder) throws IOException {
    Path log = folder.resolve(RunFiles.EVENTS);
    try {
      long bytes = Files.size(log);
      if (bytes > MOST_BYTES) {
        throw tooLarge(bytes);
      }
      return RegularFile.open(log, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      throw e;
    } catch (FileSystemException e) {
      throw new IOException(RunFiles.EVENTS + ": " + Reason.of(e), e);
    }
  }

  private static IOException tooLarge(long bytes) {
    return new IOException(
        "%s has %,d MB, and at most %,d MB are read"
            .formatted(RunFiles.EVENTS, bytes >> 20, MOST_BYTES >> 20));
  }

  /// Opens the log to be read from its beginning.
  static InputStream stream(Path folder) throws IOException {
    return Channels.newInputStream(open(folder));
  }

  /// Reads a part of the log; less where it ends.
  static byte[] bytes(SeekableByteChannel log, long from, long most) throws IOException {
    var bytes = ByteBuffer.allocate((int) Math.max(0, Math.min(most, log.size() - from)));
    log.position(from);
    while (bytes.hasRemaining() && log.read(bytes) >= 0) {
      // until it is full, or the log was cut meanwhile
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  /// The same as text.
  static String text(SeekableByteChannel log, long from, long most) throws IOException {
    return new String(bytes(log, from, most), StandardCharsets.UTF_8);
  }
}
