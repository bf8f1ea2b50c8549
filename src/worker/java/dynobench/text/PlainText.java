package dynobench.text;

import java.util.Locale;
import java.util.stream.Collectors;

/// Text of foreign origin made harmless to look at: engines, plans and stored logs may hold what a
/// terminal obeys, what turns the order of letters round, or what no document may contain.
public final class PlainText {
  private static final int CONTROL_PICTURES = 0x2400;
  private static final int PICTURE_OF_DELETE = 0x2421;
  private static final int DELETE = 0x7F;

  private PlainText() {}

  /// The text on one line. What is no printable character is shown by its picture (`␛`, `␊`), or
  /// written out (`\u009b`).
  public static String shown(String text) {
    return text.codePoints().allMatch(PlainText::isPrintable)
        ? text
        : text.codePoints().mapToObj(PlainText::shown).collect(Collectors.joining());
  }

  private static String shown(int character) {
    if (isPrintable(character)) {
      return Character.toString(character);
    }
    if (character < ' ') {
      return Character.toString(CONTROL_PICTURES + character);
    }
    return character == DELETE
        ? Character.toString(PICTURE_OF_DELETE)
        : String.format(Locale.ROOT, "\\u%04x", character);
  }

  private static boolean isPrintable(int character) {
    return !Character.isISOControl(character)
        && !isLineOrDirection(character)
        && Character.getType(character) != Character.SURROGATE
        && (character & 0xFFFE) != 0xFFFE; // these two of each plane are no characters
  }

  /// Line ends besides the control characters; embeddings, overrides and isolates, which a line
  /// can't end by itself.
  private static boolean isLineOrDirection(int character) {
    return (character >= 0x2028 && character <= 0x202E)
        || (character >= 0x2066 && character <= 0x2069);
  }
}
