package dynobench.text;

import java.util.Locale;
import java.util.stream.Collectors;

/// Makes text of unknown origin safe to display. Engines, plans and stored logs may contain
/// commands for a terminal, marks that reverse the direction of text, and characters that documents
/// forbid.
public final class PlainText {
  private static final int CONTROL_PICTURES = 0x2400;
  private static final int PICTURE_OF_DELETE = 0x2421;
  private static final int DELETE = 0x7F;

  private PlainText() {}

  /// Returns the text on one line. An unprintable character is replaced with its picture (`␛`, `␊`)
  /// or its code (`\u009b`).
  public static String shown(String text) {
    return text.codePoints().allMatch(PlainText::isPrintable)
        ? text
        : text.codePoints().mapToObj(PlainText::shown).collect(Collectors.joining());
  }

  /// Returns the text, or its first characters and an ellipsis if it is longer.
  public static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most) + "…";
  }

  /// Returns the text with a capital letter at its start.
  public static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /// Returns the text on one line, with single spaces, cut after some characters.
  public static String line(String text, int most) {
    return cut(text.replaceAll("\\s+", " ").strip(), most);
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
        && (character & 0xFFFE) != 0xFFFE; // the last two of each plane are no characters
  }

  /// Returns whether the character is a line end outside the control characters, or changes the
  /// direction of text. Embeddings, overrides and isolates could affect the text after the line.
  private static boolean isLineOrDirection(int character) {
    return (character >= 0x2028 && character <= 0x202E)
        || (character >= 0x2066 && character <= 0x2069);
  }
}
