package dynobench.engine.served;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/// Output of a process: each line is passed on, and the last 12 lines are stored.
final class LastWords {
  private static final int MOST = 12;

  private static final int LONGEST = 2_000;

  private final Deque<String> lines = new ArrayDeque<>();
  private final Consumer<String> listener;
  private final Thread reader;

  /// Starts a thread that reads the output.
  ///
  /// @param listener consumer of each line
  LastWords(Process process, Consumer<String> listener) {
    this.listener = listener;
    reader =
        Thread.ofPlatform()
            .name("dynobench-server-output")
            .daemon()
            .start(() -> read(process.inputReader(StandardCharsets.UTF_8)));
  }

  /// Reads the output, and splits a line of more than 2,000 characters: the output may be no text.
  private void read(Reader out) {
    var line = new StringBuilder();
    try (out) {
      for (int next = out.read(); next >= 0; next = out.read()) {
        if (next == '\n' || line.length() == LONGEST) {
          finishLine(line);
        }
        if (next != '\n') {
          line.append((char) next);
        }
      }
      if (!line.isEmpty()) {
        finishLine(line);
      }
    } catch (IOException e) {
      add("(its output broke: " + e.getMessage() + ")");
    }
  }

  private void finishLine(StringBuilder line) {
    String text = line.toString().stripTrailing();
    line.setLength(0);
    listener.accept(text);
    add(text);
  }

  private synchronized void add(String line) {
    lines.addLast(line.strip());
    if (lines.size() > MOST) {
      lines.removeFirst();
    }
  }

  /// Blocks until the output has ended.
  void await() throws InterruptedException {
    reader.join();
  }

  @Override
  public synchronized String toString() {
    return lines.isEmpty() ? "it said nothing" : String.join("; ", lines);
  }
}
