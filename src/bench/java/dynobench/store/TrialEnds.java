package dynobench.store;

import dynobench.files.BoundedLines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;

/// Number of trials that have ended according to a log. Only the beginnings of its lines are read.
///
/// @param failed number of these trials that neither completed nor were cancelled
/// @param isWhole whether the log was read to its end; an endless line stops the reading
record TrialEnds(int all, int failed, boolean isWhole) {
  /// Beginning of such a line.
  private static final byte[] END = "{\"type\":\"TrialFinished\"".getBytes(StandardCharsets.UTF_8);

  /// Number of bytes after the beginning that contain the kind of outcome.
  private static final int KIND_BYTES = 120;

  private static final Pattern HARMLESS =
      Pattern.compile("\"outcome\":\\{\"type\":\"(Completed|Cancelled)\"");

  private static final int BUFFER_BYTES = 1 << 16;

  /// @param run folder of the run
  static TrialEnds in(Path run) throws IOException {
    int all = 0;
    int failed = 0;
    int at = 0; // length of the match so far; beyond the pattern's length after a mismatch
    var rest = new StringBuilder();
    var buffer = new byte[BUFFER_BYTES];
    long unended = 0;
    long overlong = 0;
    int zeros = 0;
    try (var in = LogFile.stream(run)) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        unended += count;
        overlong += unended > RunReader.LONGEST_LINE ? count : 0;
        for (int i = 0; i < count; i++) {
          while (at > END.length && i < count - 1 && buffer[i] != '\n' && buffer[i] != 0) {
            i++; // most lines are others, of which only the end is searched
          }
          byte next = buffer[i];
          zeros = next == 0 ? zeros + 1 : 0;
          if (zeros >= LogFile.HOLE_BYTES || overlong > BoundedLines.MOST_SKIPPED_BYTES) {
            return new TrialEnds(all, failed, false);
          }
          if (next == '\n') {
            failed += at == END.length && !HARMLESS.matcher(rest).find() ? 1 : 0;
            rest.setLength(0);
            at = 0;
            unended = (long) count - i;
          } else if (at < END.length) {
            at = next == END[at] ? at + 1 : Integer.MAX_VALUE;
            all += at == END.length ? 1 : 0;
          } else if (at == END.length && rest.length() < KIND_BYTES) {
            rest.append((char) next);
          }
        }
      }
    }
    return new TrialEnds(all, failed, true);
  }
}
