package dynobench.recorder.masking;

import java.util.HashMap;
import java.util.Map;

/// Groups of characters that may replace each other: the digits, the Latin letters of ASCII, those
/// of Latin-1, the letters of each script. Upper and lower case form one group. Other characters,
/// such as blanks and punctuation, have no group. Each group has a secret order.
final class CharacterGroups {
  /// Group of characters that stay.
  static final int NONE = 0;

  /// Group of the second half of surrogate pairs.
  static final int SURROGATE = 1;

  private static final int SURROGATES = 1 << 10;
  private static final int CHARACTERS = 1 << Character.SIZE;

  private final short[] groups = new short[CHARACTERS];

  /// Position of each character in the secret order of its group.
  private final char[] positions = new char[CHARACTERS];

  /// Characters of each group in their secret order. A letter with two cases is in lower case.
  private final Map<Integer, char[]> members = new HashMap<>();

  CharacterGroups(KeyedHash key) {
    Map<String, StringBuilder> found = new HashMap<>();
    Map<String, Integer> numbers = new HashMap<>();
    for (int i = 0; i < CHARACTERS; i++) {
      char c = (char) i;
      String name = nameOf(c);
      if (!name.isEmpty()) {
        groups[i] = (short) (int) numbers.computeIfAbsent(name, _name -> numbers.size() + 2);
        if (lower(c) == c) {
          found.computeIfAbsent(name, _name -> new StringBuilder()).append(c);
        }
      }
    }
    numbers.forEach(
        (name, number) -> order(key, number, found.getOrDefault(name, new StringBuilder())));
    for (int i = 0; i < CHARACTERS; i++) {
      if (groups[i] != NONE) {
        positions[i] = positions[lower((char) i)];
      }
    }
  }

  private void order(KeyedHash key, int group, StringBuilder characters) {
    char[] ordered = characters.toString().toCharArray();
    KeyedHash source = key.copy().add(group);
    for (int i = ordered.length - 1; i > 0; i--) {
      int other = (int) source.upTo(i, i);
      char swapped = ordered[i];
      ordered[i] = ordered[other];
      ordered[other] = swapped;
    }
    for (int i = 0; i < ordered.length; i++) {
      positions[ordered[i]] = (char) i;
    }
    members.put(group, ordered);
  }

  /// Returns a name of the group of a character; empty for none.
  private static String nameOf(char c) {
    if (Character.isSurrogate(c)) {
      return "";
    }
    String size = c < 0x80 ? " 1" : c < 0x100 ? " 1.5" : c < 0x800 ? " 2" : " 3";
    if (Character.getType(c) == Character.DECIMAL_DIGIT_NUMBER) {
      return "digits from " + (c - Character.digit(c, 10));
    }
    if (hasTwoCases(c)) {
      return "cases " + Character.UnicodeScript.of(c) + size;
    }
    return Character.isLetter(c)
        ? "letters " + Character.UnicodeScript.of(c) + Character.getType(c) + size
        : "";
  }

  /// Returns whether a letter and its other case are a pair of characters of the same size.
  private static boolean hasTwoCases(char c) {
    char lower = Character.toLowerCase(c);
    char upper = Character.toUpperCase(c);
    return lower != upper
        && (c == lower || c == upper)
        && Character.toUpperCase(lower) == upper
        && Character.toLowerCase(upper) == lower
        && Character.isLetter(lower)
        && Character.isLetter(upper)
        && sizeOf(lower) == sizeOf(upper);
  }

  private static int sizeOf(char c) {
    return c < 0x80 ? 0 : c < 0x100 ? 1 : c < 0x800 ? 2 : 3;
  }

  private static char lower(char c) {
    return hasTwoCases(c) ? Character.toLowerCase(c) : c;
  }

  /// Returns the group of a character of a text.
  int group(CharSequence text, int index) {
    char c = text.charAt(index);
    boolean paired =
        Character.isLowSurrogate(c)
            && index > 0
            && Character.isHighSurrogate(text.charAt(index - 1));
    return paired ? SURROGATE : groups[c];
  }

  /// Returns the number of characters of a group.
  int size(int group) {
    return group == SURROGATE ? SURROGATES : memberOf(group).length;
  }

  private char[] memberOf(int group) {
    char[] found = members.get(group);
    if (found == null) {
      throw new IllegalStateException("there is no group " + group);
    }
    return found;
  }

  /// Returns the position of a character in its group.
  int position(int group, char c) {
    return group == SURROGATE ? c - Character.MIN_LOW_SURROGATE : positions[c];
  }

  /// Returns the character at a position, in the case of another one.
  char character(int group, int position, char model) {
    if (group == SURROGATE) {
      return (char) (Character.MIN_LOW_SURROGATE + position);
    }
    char found = memberOf(group)[position];
    return model != lower(model) ? Character.toUpperCase(found) : found;
  }
}
