package dynobench.cli;

import dynobench.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A table in plain text: numbers to the right, texts to the left, a line under the head. What is
/// in a cell stays in it.
final class TextTable {
  private static final String GAP = "  ";

  private final List<String> head;
  private final List<List<String>> rows = new ArrayList<>();

  /// @param head the titles; one that starts with `>` heads a column that is aligned to the right
  TextTable(String... head) {
    this.head = Stream.of(head).map(PlainText::shown).toList();
  }

  void add(String... cells) {
    if (cells.length != head.size()) {
      throw new IllegalArgumentException(
          "%d cells for %d columns".formatted(cells.length, head.size()));
    }
    rows.add(Stream.of(cells).map(PlainText::shown).toList());
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  /// From top to bottom.
  List<String> lines() {
    var lines = new ArrayList<String>();
    List<String> titles = head.stream().map(title -> title.replaceFirst("^>", "")).toList();
    lines.add(line(titles));
    lines.add("─".repeat(IntStream.range(0, head.size()).map(this::width).sum() + gaps()));
    rows.forEach(row -> lines.add(line(row)));
    return lines;
  }

  private int gaps() {
    return GAP.length() * (head.size() - 1);
  }

  private int width(int column) {
    int widest = rows.stream().mapToInt(row -> length(row.get(column))).max().orElse(0);
    return Math.max(length(head.get(column).replaceFirst("^>", "")), widest);
  }

  /// In letters: some are two `char`s.
  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private String line(List<String> cells) {
    var line = new StringBuilder();
    for (int i = 0; i < cells.size(); i++) {
      String title = head.get(i);
      String cell = cells.get(i);
      String padding = " ".repeat(width(i) - length(cell));
      line.append(i == 0 ? "" : GAP)
          .append(title.startsWith(">") ? padding + cell : cell + padding);
    }
    return line.toString().stripTrailing();
  }
}
