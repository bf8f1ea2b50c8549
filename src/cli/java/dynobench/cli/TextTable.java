package dynobench.cli;

import dynobench.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Table in plain text: numbers are aligned to the right, texts to the left, with a line below the
/// header. Unprintable characters are made visible.
final class TextTable {
  private static final String GAP = "  ";

  /// Minimum width of a shortened column of texts.
  private static final int NARROWEST = 8;

  private final List<String> head;
  private final List<List<String>> rows = new ArrayList<>();

  /// @param head titles of the columns; one that starts with `>` belongs to a column that is
  ///   aligned to the right
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

  /// Returns its lines from top to bottom, each row on one line.
  List<String> lines() {
    return lines(Integer.MAX_VALUE);
  }

  /// Returns its lines from top to bottom. Texts that would make it wider than the given number of
  /// characters continue below, in their column. The first column, which names the row, and numbers
  /// are never wrapped, so a table can still be wider.
  List<String> lines(int widest) {
    int[] widths = widths(widest);
    var lines = new ArrayList<String>();
    lines.addAll(lines(head.stream().map(title -> title.replaceFirst("^>", "")).toList(), widths));
    lines.add("─".repeat(total(widths)));
    rows.forEach(row -> lines.addAll(lines(row, widths)));
    return lines;
  }

  /// Reduces the widest column of texts until the table fits or no column can shrink. Each column
  /// remains as wide as the longest word of its cells, and at least eight characters.
  private int[] widths(int widest) {
    int[] widths = IntStream.range(0, head.size()).map(this::width).toArray();
    int[] least = IntStream.range(0, head.size()).map(this::longestWord).toArray();
    while (total(widths) > widest) {
      int column =
          IntStream.range(0, widths.length)
              .filter(i -> i > 0 && !isRight(i) && widths[i] > Math.max(NARROWEST, least[i]))
              .reduce((a, b) -> widths[b] > widths[a] ? b : a)
              .orElse(-1);
      if (column < 0) {
        break;
      }
      widths[column]--;
    }
    return widths;
  }

  private int longestWord(int column) {
    return rows.stream()
        .flatMap(row -> Stream.of(row.get(column).split(" ", -1)))
        .mapToInt(TextTable::length)
        .max()
        .orElse(0);
  }

  private int total(int[] widths) {
    return IntStream.of(widths).sum() + GAP.length() * (head.size() - 1);
  }

  private boolean isRight(int column) {
    return head.get(column).startsWith(">");
  }

  private int width(int column) {
    int widest = rows.stream().mapToInt(row -> length(row.get(column))).max().orElse(0);
    return Math.max(length(head.get(column).replaceFirst("^>", "")), widest);
  }

  /// Returns the number of letters; some letters are two `char`s.
  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private List<String> lines(List<String> cells, int[] widths) {
    List<List<String>> parts =
        IntStream.range(0, cells.size()).mapToObj(i -> wrapped(cells.get(i), widths[i])).toList();
    int height = parts.stream().mapToInt(List::size).max().orElse(1);
    return IntStream.range(0, height)
        .mapToObj(row ->
            line(parts.stream().map(it -> row < it.size() ? it.get(row) : "").toList(), widths))
        .toList();
  }

  private String line(List<String> cells, int[] widths) {
    var line = new StringBuilder();
    for (int i = 0; i < cells.size(); i++) {
      String cell = cells.get(i);
      String padding = " ".repeat(Math.max(0, widths[i] - length(cell)));
      line.append(i == 0 ? "" : GAP).append(isRight(i) ? padding + cell : cell + padding);
    }
    return line.toString().stripTrailing();
  }

  /// Wraps a text between words, so that each line has at most the given number of letters. A
  /// longer word, such as an address, is not broken.
  static List<String> wrapped(String text, int most) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && length(line.toString()) + 1 + length(word) > most) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
