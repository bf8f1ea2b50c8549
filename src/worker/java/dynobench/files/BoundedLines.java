package dynobench.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/// Reads lines of which none is longer than a limit: an engine may print megabytes without a line
/// end, a log may be no log, and neither must fill the memory. What is over is thrown away.
public final class BoundedLines {
  private static final int BUFFER = 1 << 16;

  /// Of a character in UTF-8, of which Java's strings may count two for one.
  private static final int MOST_BYTES = 3;

  private static final byte[] NONE = {};

  /// So much of all lines that are too long ends the reading of a file: a sparse file of 100 GB
  /// takes a few kilobytes of a disk.
  public static final long MOST_SKIPPED_BYTES = 128 << 20;

  private final InputStream in;
  private final int limit;
  private final long mostBytes;
  private final long mostSkipped;
  private final byte[] buffer = new byte[BUFFER];
  private byte[] begun = NONE;
  private int length;
  private int next;
  private int filled;
  private long skipped;
  private boolean isAbandoned;

  /// @param in UTF-8; whoever opened it closes it
  /// @param limit in characters
  public BoundedLines(InputStream in, int limit) {
    this(in, limit, Long.MAX_VALUE);
  }

  /// @param mostSkipped bytes of lines that are too long, after which nothing more is read
  private BoundedLines(InputStream in, int limit, long mostSkipped) {
    this.in = in;
    this.limit = limit;
    this.mostSkipped = mostSkipped;
    this.mostBytes = MOST_BYTES * (limit + 1L); // one more, so that it shows
  }

  /// Lines of a file that may be no text at all: reading ends after [#MOST_SKIPPED_BYTES] of lines
  /// that are too long.
  public static BoundedLines ofFile(InputStream in, int limit) {
    return new BoundedLines(in, limit, MOST_SKIPPED_BYTES);
  }

  /// Whether so many lines were too long that nothing after them was read.
  public boolean isAbandoned() {
    return isAbandoned;
  }

  /// A line without its end.
  ///
  /// @param cut whether it was longer than the limit
  public record Line(String text, boolean cut) {}

  /// The next line; empty at the end of the stream.
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
      if (end < filled && length == 0 && !over) { // most often all of it is here
        Line line = line(buffer, next, end - next, false);
        next = end + 1;
        return Optional.of(line);
      }
      over |= keep(end - next);
      skipped += over ? end - next : 0;
      isAbandoned = skipped > mostSkipped;
      next = end;
      if (end < filled) {
        next++;
        break;
      }
    }
    Optional<Line> line = some ? Optional.of(line(begun, 0, length, over)) : Optional.empty();
    begun = begun.length > BUFFER ? NONE : begun;
    return line;
  }

  /// Waits only while there is nothing at all to read.
  private boolean fill() throws IOException {
    next = 0;
    filled = Math.max(0, in.read(buffer));
    return filled > 0;
  }

  /// Says whether there was no room for all of it.
  private boolean keep(int count) {
    int room = (int) Math.min(count, mostBytes - length);
    if (length + room > begun.length) {
      begun = Arrays.copyOf(begun, (int) Math.min(mostBytes, 2L * (length + room)));
    }
    System.arraycopy(buffer, next, begun, length, room);
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
