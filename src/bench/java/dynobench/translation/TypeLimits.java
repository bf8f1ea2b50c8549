package dynobench.translation;

import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jooq.SQLDialect;

/// Types in a rendered `CREATE TABLE` that are longer or more precise than an engine permits.
final class TypeLimits {
  private static final SQLDialect DERBY = DatabaseDialects.DERBY;
  private static final Set<SQLDialect> MYSQL = Set.of(SQLDialect.MARIADB, SQLDialect.MYSQL);

  private static final Pattern NUMBER =
      Pattern.compile("\\b(decimal|numeric)\\((\\d{1,9})(?:, ?(\\d{1,9}))?\\)");

  /// Limits of the digits of a number.
  private static final Map<SQLDialect, Integer> MOST_DIGITS =
      Map.of(DERBY, 31, SQLDialect.MARIADB, 65, SQLDialect.MYSQL, 65, SQLDialect.DUCKDB, 38);

  private static final Pattern FRACTION =
      Pattern.compile("\\b(timestamp|datetime|time)\\([7-9]\\)");

  /// Engines whose times have at most six digits after the point.
  private static final Set<SQLDialect> MICROSECONDS =
      Set.of(SQLDialect.MARIADB, SQLDialect.MYSQL, SQLDialect.POSTGRES);

  /// Time stamps with a zone. jOOQ puts the precision at the end.
  private static final Pattern ZONED =
      Pattern.compile("\\btimestamp(?:\\(\\d\\))? with time zone(?:\\(\\d\\))?");

  /// Time stamps without a precision. In MariaDB and MySQL they have no fraction of a second.
  private static final OutsideLiterals WHOLE_SECONDS =
      new OutsideLiterals("\\b(datetime|timestamp|current_timestamp)\\b(?:\\(\\))?(?!\\s*\\()");

  private static final Pattern TEXT = Pattern.compile("\\bvarchar\\((\\d{5,9})\\)");

  /// Longest texts, and types for longer ones.
  private record TextLimit(int length, String type) {}

  private static final Map<SQLDialect, TextLimit> TEXTS =
      Map.of(
          DERBY,
          new TextLimit(32_672, "varchar(32672)"),
          SQLDialect.POSTGRES,
          new TextLimit(10_485_760, "text"),
          SQLDialect.MARIADB,
          new TextLimit(16_383, "longtext"),
          SQLDialect.MYSQL,
          new TextLimit(16_383, "longtext"));

  private TypeLimits() {}

  /// Returns a statement whose numbers have no more digits than the engine permits.
  static String withDigits(String rendered, SQLDialect target) {
    Integer digits = MOST_DIGITS.get(target);
    return digits == null
        ? rendered
        : NUMBER.matcher(rendered).replaceAll(type -> number(type, digits));
  }

  /// Returns a `CREATE TABLE` with types that the engine permits.
  static String within(String rendered, SQLDialect target) {
    String text = withDigits(rendered, target);
    if (MICROSECONDS.contains(target)) {
      text = FRACTION.matcher(text).replaceAll("$1(6)");
    }
    if (MYSQL.contains(target)) {
      text = ZONED.matcher(text).replaceAll("datetime(6)");
      text = text.replaceAll("\\bfloat\\b(?!\\()", "double");
      text = WHOLE_SECONDS.replace(text, each -> each.group(2) + "(6)");
    }
    TextLimit limit = TEXTS.get(target);
    return limit == null
        ? text
        : TEXT.matcher(text)
            .replaceAll(type ->
                Integer.parseInt(type.group(1)) > limit.length() ? limit.type() : type.group());
  }

  private static String number(MatchResult type, int most) {
    int digits = Math.min(most, Integer.parseInt(type.group(2)));
    String scale =
        type.group(3) == null ? "" : ", " + Math.min(digits, Integer.parseInt(type.group(3)));
    return type.group(1) + "(" + digits + scale + ")";
  }
}
