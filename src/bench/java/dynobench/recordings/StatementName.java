package dynobench.recordings;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Short names of statements: the verb and the first table.
final class StatementName {
  /// Number of characters that are searched: a text may be very long.
  private static final int SEARCHED = 4_000;

  private static final Pattern VERB =
      Pattern.compile("(?s)(?:\\s++|\\(|/\\*.*?\\*/|--[^\\n]*+\\n)*+(\\w++)");
  private static final Pattern FROM = table("FROM");
  private static final Pattern INTO = table("INTO");
  private static final Pattern UPDATE = table("UPDATE");
  private static final Pattern OBJECT = table("TABLE|INDEX|SEQUENCE|VIEW|SCHEMA");

  private StatementName() {}

  private static Pattern table(String words) {
    return Pattern.compile(
        "\\b(" + words + ")\\s++(?:IF\\s++(?:NOT\\s++)?EXISTS\\s++)?([^\\s(),;]++)",
        Pattern.CASE_INSENSITIVE);
  }

  /// Returns the name of a statement. A statement without a table has only its verb.
  static String of(String sql) {
    Matcher start = VERB.matcher(sql.substring(0, Math.min(SEARCHED, sql.length())));
    if (!start.lookingAt()) {
      return "";
    }
    String verb = start.group(1).toUpperCase(Locale.ROOT);
    String text = sql.substring(start.start(1), Math.min(SEARCHED, sql.length()));
    return switch (verb) {
      case "SELECT", "DELETE", "WITH" -> name(verb, FROM.matcher(text), false);
      case "INSERT", "MERGE", "REPLACE" -> name(verb, INTO.matcher(text), false);
      case "UPDATE" -> name(verb, UPDATE.matcher(text), false);
      case "CREATE", "DROP", "ALTER", "TRUNCATE" -> name(verb, OBJECT.matcher(text), true);
      default -> verb;
    };
  }

  private static String name(String verb, Matcher found, boolean withKind) {
    if (!found.find()) {
      return verb;
    }
    String kind = withKind ? found.group(1).toUpperCase(Locale.ROOT) + " " : "";
    return verb + " " + kind + found.group(2).replaceAll("[\"`\\[\\]]", "");
  }
}
