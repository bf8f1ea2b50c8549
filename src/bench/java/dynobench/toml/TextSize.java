package dynobench.toml;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Whether a text can be parsed in a moment. The parser's time grows with the third power of the
/// lines between two keys that say nothing: two thousand blank lines keep it busy for minutes.
final class TextSize {
  /// A plan of a thousand contenders takes half of it.
  static final int MOST = 1 << 18;

  /// So many lines take some 50 ms, alone; ten times as much is borne.
  private static final int MOST_IDLE_LINES = 300;

  private static final long MOST_EFFORT = 10 * cube(MOST_IDLE_LINES);

  private TextSize() {}

  /// Why not; empty when it can.
  static Optional<String> obstacle(String text) {
    if (text.length() > MOST) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "holds %,d characters, and no plan or descriptor more than %,d: it was not read",
              text.length(),
              MOST));
    }
    List<String> lines = text.lines().map(String::strip).toList();
    long effort = 0;
    int run = 0;
    for (int i = 0; i < lines.size(); i++) {
      run = lines.get(i).isEmpty() || lines.get(i).startsWith("#") ? run + 1 : 0;
      effort += cube(run) - cube(Math.max(0, run - 1));
      if (effort > MOST_EFFORT) {
        return Optional.of(
            String.format(
                Locale.ROOT,
                "has too many blank lines and comments before line %,d to be read: keep fewer than"
                    + " %,d together",
                i + 2,
                MOST_IDLE_LINES));
      }
    }
    return Optional.empty();
  }

  private static long cube(long number) {
    return number * number * number;
  }
}
