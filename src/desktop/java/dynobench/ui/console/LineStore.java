package dynobench.ui.console;

import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Store of the last lines, with a limit because an engine may print gigabytes.
final class LineStore {
  static final int MOST_LINES = 10_000;

  /// Maximum number of characters, some megabytes, because lines may be long.
  static final long MOST_LETTERS = 8_000_000;

  private final ObservableList<ConsoleLine> lines = FXCollections.observableArrayList();
  private long letters;
  private long dropped;

  void addAll(List<ConsoleLine> more) {
    long kept = letters + letters(more);
    int all = lines.size() + more.size();
    int over = 0;
    while (all - over > MOST_LINES || kept > MOST_LETTERS) {
      kept -= get(more, over).text().length();
      over++;
    }
    letters = kept;
    dropped += over;
    int old = Math.min(over, lines.size());
    lines.remove(0, old);
    lines.addAll(more.subList(over - old, more.size()));
  }

  private ConsoleLine get(List<ConsoleLine> more, int index) {
    return index < lines.size() ? lines.get(index) : more.get(index - lines.size());
  }

  private static long letters(List<ConsoleLine> lines) {
    return lines.stream().mapToLong(line -> line.text().length()).sum();
  }

  void clear() {
    lines.clear();
    letters = 0;
    dropped = 0;
  }

  /// Returns the stored lines, the newest last.
  ObservableList<ConsoleLine> lines() {
    return lines;
  }

  /// Returns the number of dropped older lines.
  long dropped() {
    return dropped;
  }
}
