package dynobench.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/// The state of a log when its summary was made: a summary counts as long as the log has the same
/// stamp.
///
/// @param format of the summary
/// @param bytes of the log
/// @param modified when the log was written last, as the file system says it
/// @param changed when the file system noted the last change of the log, which no program can set;
///   the time of writing where the system doesn't tell
/// @param ends digest of its first and last bytes, for a copy that was given the same time
record LogStamp(int format, long bytes, String modified, String changed, String ends) {
  /// To be raised with everything that a result keeps, or works out of an event, in another way.
  static final int FORMAT = 4;

  private static final int END_BYTES = 1 << 16;
  private static final String CHANGED = "unix:ctime";

  /// @param run the run's folder
  /// @throws IOException when the log can't be read
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
