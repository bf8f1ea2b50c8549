package dynobench.engine.served;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/// What a process prints: it is handed on, and its end is kept.
final class LastWords {
  private static final int MOST = 12;

  private final Deque<String> lines = new ArrayDeque<>();
  private final Consumer<String> listener;
  private final Thread reader;

  /// @param listener hears each line
  LastWords(Process process, Consumer<String> listener) {
    this.listener = listener;
    reader =
        Thread.ofPlatform()
            .name("dynobench-server-output")
            .daemon()
            .start(() -> read(process.inputReader(StandardCharsets.UTF_8)));
  }

  private void read(BufferedReader out) {
    try (out) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        listener.accept(line);
        keep(line);
      }
    } catch (IOException e) {
      keep("(its output broke: " + e.getMessage() + ")");
    }
  }

  private synchronized void keep(String line) {
    lines.addLast(line.strip());
    if (lines.size() > MOST) {
      lines.removeFirst();
    }
  }

  /// Waits until there is nothing more to come.
  void await() throws InterruptedException {
    reader.join();
  }

  @Override
  public synchronized String toString() {
    return lines.isEmpty() ? "it said nothing" : String.join("; ", lines);
  }
}
