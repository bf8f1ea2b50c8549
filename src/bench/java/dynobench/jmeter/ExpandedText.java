package dynobench.jmeter;

import java.util.List;

/// A text of the plan with its constants inserted. Each drawn value is marked by a character of
/// Unicode's private area.
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

  /// Returns the value of a mark.
  DrawnValue value(char mark) {
    return values.get(mark - FIRST);
  }

  boolean isConstant() {
    return values.isEmpty();
  }
}
