package dynobench.toml;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Limits texts to those that are parsed quickly. The parser's time grows with the third power of
/// consecutive lines without keys: two thousand blank lines take minutes.
final class TextSize {
  /// Maximum number of characters; a plan of a thousand contenders takes half of this number.
  static final int MOST = 1 << 18;

  /// Number of consecutive lines without keys that take about 50 ms; ten times that effort is
  /// accepted.
  private static final int MOST_IDLE_LINES = 300;

  private static final long MOST_EFFORT = 10 * cube(MOST_IDLE_LINES);

  private TextSize() {}

  /// Returns the reason why the text is refused; empty when it is accepted.
  static Optional<String> obstacle(String text) {
    if (text.length() > MOST) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "has %,d characters, but a plan or descriptor can have at most %,d: it was not read",
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
