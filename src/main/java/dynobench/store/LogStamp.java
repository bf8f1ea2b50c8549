package dynobench.store;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// By which a summary knows the log that it was made of.
///
/// @param format of the summary
/// @param bytes of the log
/// @param modified when the log was written last, as the file system says it
/// @param ends digest of its first and last bytes, for a copy that was given the same time
record LogStamp(int format, long bytes, String modified, String ends) {
  /// To be raised with everything that a result keeps, or works out of an event, in another way.
  static final int FORMAT = 1;

  private static final int END_BYTES = 1 << 16;

  /// @throws IOException when the log can't be read
  static LogStamp of(Path log) throws IOException {
    try (var in = new RandomAccessFile(log.toFile(), "r")) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      long bytes = in.length();
      digest.update(bytes(in, 0, bytes));
      digest.update(bytes(in, Math.max(0, bytes - END_BYTES), bytes));
      return new LogStamp(
          FORMAT,
          bytes,
          Files.getLastModifiedTime(log).toInstant().toString(),
          HexFormat.of().formatHex(digest.digest()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }

  private static byte[] bytes(RandomAccessFile in, long from, long length) throws IOException {
    var bytes = new byte[(int) Math.min(END_BYTES, length - from)];
    in.seek(from);
    in.readFully(bytes);
    return bytes;
  }
}
