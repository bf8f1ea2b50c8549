package dynobench.jmeter;

import java.util.Locale;
import java.util.Set;

/// Constants as SQL literals.
final class SqlLiterals {
  private static final Set<String> NUMBERS =
      Set.of("INTEGER", "BIGINT", "SMALLINT", "TINYINT", "DECIMAL", "NUMERIC");

  private SqlLiterals() {}

  /// Returns the literal of a constant argument; `]NULL[` is JMeter's notation for NULL.
  ///
  /// @param type JDBC type in upper case
  /// @throws UnsupportedException if no literal works in every engine
  static String of(String text, String type) throws UnsupportedException {
    String value = text.strip();
    if (value.equals("]NULL[")) {
      return "NULL";
    }
    if (NUMBERS.contains(type) && value.matches("-?\\d+(\\.\\d+)?")) {
      return value;
    }
    if (type.equals("TIMESTAMP")
        && value.matches("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d(\\.\\d+)?")) {
      return "TIMESTAMP '" + value + "'";
    }
    if (type.equals("TIME") && value.matches("\\d\\d:\\d\\d:\\d\\d")) {
      return "TIME '" + value + "'";
    }
    return Set.of("BOOLEAN", "BIT").contains(type) && value.matches("(?i)true|false")
        ? value.toUpperCase(Locale.ROOT)
        : text(text, type);
  }

  private static String text(String text, String type) throws UnsupportedException {
    if (!type.endsWith("CHAR")) {
      throw new UnsupportedException(
          "its argument \"" + text + "\" of type " + type + " is not supported");
    }
    return "'" + text.replace("'", "''") + "'";
  }
}
