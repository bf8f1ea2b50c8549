package dynobench.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/// State of a log when its summary was made. A summary is valid as long as the log has the same
/// stamp.
///
/// @param format format of the summary
/// @param bytes size of the log
/// @param modified time of the last write to the log, according to the file system
/// @param changed time at which the file system recorded the log's last change, which no program
///   can set; the time of writing where the system does not provide it
/// @param ends digest of the log's first and last 64 KB, for a copy with the same time
record LogStamp(int format, long bytes, String modified, String changed, String ends) {
  /// Version of the format. Increase the number with every change of the data that a result stores,
  /// or computes from an event.
  static final int FORMAT = 8;

  private static final int END_BYTES = 1 << 16;
  private static final String CHANGED = "unix:ctime";

  /// @param run folder of the run
  /// @throws IOException when the log cannot be read
  static LogStamp of(Path run) throws IOException {
    Path log = run.resolve(RunFiles.EVENTS);
    try (var in = LogFile.open(run)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      long bytes = in.length();
      digest.update(LogFile.bytes(in, 0, END_BYTES));
      digest.update(LogFile.bytes(in, Math.max(0, bytes - END_BYTES), END_BYTES));
      String modified = Files.getLastModifiedTime(log).toInstant().toString();
      return new LogStamp(
          FORMAT,
          bytes,
          modified,
          changed(log).orElse(modified),
          HexFormat.of().formatHex(digest.digest()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }

  private static Optional<String> changed(Path log) throws IOException {
    return log.getFileSystem().supportedFileAttributeViews().contains("unix")
        ? Optional.of(Files.getAttribute(log, CHANGED).toString())
        : Optional.empty();
  }
}
