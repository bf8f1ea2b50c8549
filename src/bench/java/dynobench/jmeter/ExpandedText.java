package dynobench.jmeter;

import java.util.List;

/// A text of the plan with its constants put in. A character of Unicode's private area stands for
/// each value that is drawn.
record ExpandedText(String text, List<DrawnValue> values) {
  private static final char FIRST = '\uE000';
  private static final int MOST = 0x1000;

  ExpandedText {
    values = List.copyOf(values);
  }

  /// Returns the mark of the value with that number.
  static char mark(int number) throws UnsupportedException {
    if (number >= MOST) {
      throw new UnsupportedException("it has too many variables");
    }
    return (char) (FIRST + number);
  }

  static boolean isMark(char c) {
    return c >= FIRST && c < FIRST + MOST;
  }

  static boolean hasMark(String text) {
    return text.chars().anyMatch(c -> isMark((char) c));
  }

  /// Returns the value that a mark stands for.
  DrawnValue value(char mark) {
    return values.get(mark - FIRST);
  }

  boolean isConstant() {
    return values.isEmpty();
  }
}
