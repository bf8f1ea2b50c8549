package dynobench.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// Reads lines up to a maximum length, and discards the rest of a longer line. An engine may print
/// megabytes without a line end, and a log file may be no text. Neither must fill the memory.
public final class BoundedLines {
  private static final int BUFFER = 1 << 16;

  /// Maximum bytes of UTF-8 for each `char` of a string.
  private static final int MOST_BYTES = 3;

  private static final byte[] NONE = {};

  /// Limit for the bytes in overlong lines of one file; reading ends there. A sparse file of 100 GB
  /// takes only a few kilobytes of the disk.
  public static final long MOST_SKIPPED_BYTES = 128 << 20;

  private final InputStream in;
  private final int limit;
  private final long mostBytes;
  private final long mostSkipped;
  private final byte[] buffer = new byte[BUFFER];
  private byte[] partialLine = NONE;
  private int length;
  private int next;
  private int filled;
  private long skipped;
  private boolean isAbandoned;

  /// Reads from a stream, without a limit for overlong lines in total.
  ///
  /// @param in UTF-8; the caller closes it
  /// @param limit maximum length of a line, in characters
  public BoundedLines(InputStream in, int limit) {
    this(in, limit, Long.MAX_VALUE);
  }

  /// @param mostSkipped limit for the bytes in overlong lines; reading ends there
  private BoundedLines(InputStream in, int limit, long mostSkipped) {
    this.in = in;
    this.limit = limit;
    this.mostSkipped = mostSkipped;
    this.mostBytes = MOST_BYTES * (limit + 1L); // one more byte, to detect a longer line
  }

  /// Returns a reader for a file that may be no text. Reading ends after [#MOST_SKIPPED_BYTES] of
  /// overlong lines; see [#isAbandoned].
  public static BoundedLines ofFile(InputStream in, int limit) {
    return new BoundedLines(in, limit, MOST_SKIPPED_BYTES);
  }

  /// Returns whether reading ended early, because of too many overlong lines.
  public boolean isAbandoned() {
    return isAbandoned;
  }

  /// A line without its line end, shortened to the limit.
  ///
  /// @param cut whether the line was longer than the limit
  public record Line(String text, boolean cut) {}

  /// Reads the next line; empty at the end of the stream.
  public Optional<Line> next() throws IOException {
    length = 0;
    boolean some = false;
    boolean over = false;
    while (!isAbandoned && (next < filled || fill())) {
      some = true;
      int end = next;
      while (end < filled && buffer[end] != '\n') {
        end++;
      }
      if (end < filled && length == 0 && !over) { // the usual case: the whole line is here
        Line line = line(buffer, next, end - next, false);
        next = end + 1;
        return Optional.of(line);
      }
      over |= append(end - next);
      skipped += over ? end - next : 0;
      isAbandoned = skipped > mostSkipped;
      next = end;
      if (end < filled) {
        next++;
        break;
      }
    }
    Optional<Line> line = some ? Optional.of(line(partialLine, 0, length, over)) : Optional.empty();
    partialLine = partialLine.length > BUFFER ? NONE : partialLine;
    return line;
  }

  /// Fills the buffer. Blocks only while no byte is available.
  private boolean fill() throws IOException {
    next = 0;
    filled = Math.max(0, in.read(buffer));
    return filled > 0;
  }

  /// Stores bytes of the current line. Returns whether some of them did not fit.
  private boolean append(int count) {
    int room = (int) Math.min(count, mostBytes - length);
    if (length + room > partialLine.length) {
      partialLine = Arrays.copyOf(partialLine, (int) Math.min(mostBytes, 2L * (length + room)));
    }
    System.arraycopy(buffer, next, partialLine, length, room);
    length += room;
    return room < count;
  }

  private Line line(byte[] bytes, int from, int count, boolean over) {
    String text = new String(bytes, from, count, StandardCharsets.UTF_8);
    boolean cut = over || text.length() > limit;
    String most = text.length() > limit ? text.substring(0, limit) : text;
    return new Line(most.endsWith("\r") ? most.substring(0, most.length() - 1) : most, cut);
  }
}
