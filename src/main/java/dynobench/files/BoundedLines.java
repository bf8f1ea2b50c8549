package dynobench.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Reads lines of which none is longer than a limit: an engine may print megabytes without a line
/// end, a log may be no log, and neither must fill the memory. What is over is thrown away.
public final class BoundedLines {
  private static final int BUFFER = 8192;

  private final Reader in;
  private final int limit;
  private final char[] buffer = new char[BUFFER];
  private final StringBuilder line = new StringBuilder();
  private int next;
  private int filled;

  /// @param in UTF-8; whoever opened it closes it
  /// @param limit in characters
  public BoundedLines(InputStream in, int limit) {
    this.in = new InputStreamReader(in, StandardCharsets.UTF_8);
    this.limit = limit;
  }

  /// A line without its end.
  ///
  /// @param cut whether it was longer than the limit
  public record Line(String text, boolean cut) {}

  /// The next line; empty at the end of the stream.
  public Optional<Line> next() throws IOException {
    line.setLength(0);
    boolean some = false;
    boolean cut = false;
    while (next < filled || fill()) {
      some = true;
      int end = next;
      while (end < filled && buffer[end] != '\n') {
        end++;
      }
      cut |= append(end);
      next = end;
      if (end < filled) {
        next++;
        break;
      }
    }
    return some ? Optional.of(new Line(withoutReturn(), cut)) : Optional.empty();
  }

  /// Waits only while there is nothing at all to read.
  private boolean fill() throws IOException {
    next = 0;
    filled = Math.max(0, in.read(buffer));
    return filled > 0;
  }

  /// Says whether there was no room for all of it.
  private boolean append(int end) {
    int room = Math.min(end - next, limit - line.length());
    line.append(buffer, next, room);
    return room < end - next;
  }

  private String withoutReturn() {
    int last = line.length() - 1;
    return last >= 0 && line.charAt(last) == '\r' ? line.substring(0, last) : line.toString();
  }
}
