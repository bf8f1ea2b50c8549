package dynobench.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Reads lines of which none is longer than a limit: an engine may print megabytes without a line
/// end, and must not fill the parent's memory with it. What is over is thrown away.
final class BoundedLines {
  private final Reader in;
  private final int limit;

  BoundedLines(InputStream in, int limit) {
    this.in = new InputStreamReader(in, StandardCharsets.UTF_8);
    this.limit = limit;
  }

  /// The next line without its end; empty at the end of the stream.
  Optional<String> next() throws IOException {
    var line = new StringBuilder();
    boolean some = false;
    for (int c = in.read(); c >= 0; c = in.read()) {
      some = true;
      if (c == '\n') {
        break;
      }
      if (line.length() < limit && c != '\r') {
        line.append((char) c);
      }
    }
    return some ? Optional.of(line.toString()) : Optional.empty();
  }
}
