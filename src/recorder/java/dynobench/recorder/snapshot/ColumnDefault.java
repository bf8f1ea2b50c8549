package dynobench.recorder.snapshot;

import java.util.Locale;
import java.util.regex.Pattern;

/// Default value of a column. Only plain values and the time can be repeated in another database.
final class ColumnDefault {
  private static final Pattern PLAIN =
      Pattern.compile(
          "-?\\d+(\\.\\d+)?|'([^']|'')*'|TRUE|FALSE|NULL"
              + "|(CURRENT_(DATE|TIME|TIMESTAMP)|LOCALTIMESTAMP|NOW)(\\(\\d?\\))?",
          Pattern.CASE_INSENSITIVE);

  /// The conversion that PostgreSQL appends to texts.
  private static final Pattern CONVERSION = Pattern.compile("^('([^']|'')*')::[\\w\\s.\"()]+$");

  private ColumnDefault() {}

  /// Returns a default as SQL; empty for none, or for one that can't be repeated.
  static String of(String given) {
    String plain = CONVERSION.matcher(given.trim()).replaceFirst("$1");
    if (!PLAIN.matcher(plain).matches() || plain.equalsIgnoreCase("NULL")) {
      return "";
    }
    return plain.toLowerCase(Locale.ROOT).startsWith("now") ? "CURRENT_TIMESTAMP" : plain;
  }

  /// Returns whether a default exists that can't be repeated.
  static boolean isLost(String given) {
    return !given.trim().isEmpty() && !given.trim().equalsIgnoreCase("NULL") && of(given).isEmpty();
  }
}
