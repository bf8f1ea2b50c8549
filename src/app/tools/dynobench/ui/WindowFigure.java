package dynobench.ui;

import java.util.List;

/// Line of the window's benchmark.
///
/// @param asked requirement that the project has set; may be empty
record WindowFigure(String figure, String asked, String seen) {
  private static final String TAB = "\t";
  private static final int CELLS = 3;
  private static final List<String> HEAD = List.of("figure", "asked", "seen");

  /// Returns the figure as a line for a pipe.
  String line() {
    return String.join(TAB, figure, asked, seen);
  }

  static boolean isLine(String text) {
    return text.split(TAB, -1).length == CELLS;
  }

  static WindowFigure read(String line) {
    String[] cells = line.split(TAB, -1);
    return new WindowFigure(cells[0], cells[1], cells[2]);
  }

  static String table(List<WindowFigure> figures) {
    int first = figures.stream().mapToInt(each -> each.figure.length()).max().orElse(1);
    int second = figures.stream().mapToInt(each -> each.asked.length()).max().orElse(1);
    String format = "%-" + first + "s  %-" + Math.max(second, HEAD.get(1).length()) + "s  %s%n";
    var text = new StringBuilder(format.formatted(HEAD.toArray()));
    figures.forEach(each -> text.append(format.formatted(each.figure, each.asked, each.seen)));
    return text.toString();
  }
}
