package dynobench.translation;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jooq.SQLDialect;

/// Forms of rendered statements that an engine refuses, and forms that it accepts. They mean the
/// same for a replay.
final class TargetForms {
  /// Change of a text.
  ///
  /// @param dialects dialects that need it
  private record Change(Set<SQLDialect> dialects, Pattern pattern, String replacement) {}

  private static final SQLDialect DERBY = DatabaseDialects.DERBY;

  private static final List<Change> CHANGES =
      List.of(
          change(
              "(drop (?:table|view)\\b.*?) (?:cascade|restrict)$", "$1", DERBY, SQLDialect.SQLITE),
          // Derby can't lock the rows of several tables by a query.
          change("(select\\b.*\\bjoin\\b.*?)\\s+for update\\b[^')]*$", "$1", DERBY),
          // A whole SQLite database is locked anyway.
          change(
              "(select\\b.*?)\\s+for (?:no key )?(?:update|share)\\b[^')]*$",
              "$1",
              SQLDialect.SQLITE,
              SQLDialect.DUCKDB),
          change("(alter table) if exists", "$1", SQLDialect.HSQLDB),
          change(
              "(create) or replace (view\\b)",
              "$1 $2",
              SQLDialect.HSQLDB,
              DERBY,
              SQLDialect.SQLITE),
          // Temporary tables of these engines exist in one connection only.
          change(
              "(create) (?:global |local )?temporary (table\\b.*?)(?: on commit (?:delete|preserve)"
                  + " rows)?$",
              "$1 $2",
              DERBY,
              SQLDialect.SQLITE,
              SQLDialect.DUCKDB,
              SQLDialect.POSTGRES,
              SQLDialect.MARIADB,
              SQLDialect.MYSQL));

  private static final Pattern ZONED =
      Pattern.compile("\\b((?:timestamp|datetime|time)(?:\\(\\d+\\))?) with time zone");
  private static final Set<SQLDialect> WITHOUT_ZONES =
      Set.of(DERBY, SQLDialect.SQLITE, SQLDialect.MARIADB, SQLDialect.MYSQL);

  /// Insert or update by keys. jOOQ doesn't qualify the names of the table's keys. HSQLDB then
  /// takes them for those of the new rows, which are equal to themselves.
  private static final Pattern MERGE =
      Pattern.compile(
          "^merge into ((?:\"[^\"]+\"\\.)?\"[^\"]+\") using \\(select .* as \"t\" \\([^()]*\\) on"
              + " (.*?)(?= when )",
          Pattern.DOTALL);

  private static final Pattern MERGE_KEY = Pattern.compile("(?<![.\"])\"[^\"]+\"(?= = \"t\"\\.)");

  /// Types for a conversion to text. Derby can't compare a CLOB, and HSQLDB 2.7.4 can't open a
  /// database again in which a view makes one.
  private static final Map<SQLDialect, String> TEXTS =
      Map.of(SQLDialect.HSQLDB, "longvarchar", DERBY, "varchar(32672)");

  private static final OutsideLiterals CLOB_CAST = new OutsideLiterals("\\bas clob\\)");

  /// Conversion of a column, a text or a parameter to a date or a time stamp, which SQLite would
  /// make a number.
  private static final OutsideLiterals TIME_CAST =
      new OutsideLiterals(
          "\\bcast\\(((?:`[^`]*`\\.)*`[^`]*`|'[^']*'|:\\w+) as (date|datetime)(?:\\(\\d+\\))?\\)");

  /// HSQLDB 2.7.4 can't open a database again in which a CLOB has a default.
  private static final Pattern CLOB_DEFAULT = Pattern.compile("\\bclob default\\b");

  private static final Pattern KEY_START =
      Pattern.compile("\\bIDENTITY\\s*\\(\\s*START\\s+WITH\\s+(\\d+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern RENDERED_KEY =
      Pattern.compile("\\bas identity(?:\\(start with 1\\))?");

  private TargetForms() {}

  /// Returns a rendered `CREATE TABLE` with the first generated key, which jOOQ leaves out. Engines
  /// without identity columns continue after the largest key anyway.
  static String withKeyStart(String rendered, String recorded) {
    Matcher start = KEY_START.matcher(recorded);
    return start.find()
        ? RENDERED_KEY
            .matcher(rendered)
            .replaceFirst("as identity (start with " + start.group(1) + ")")
        : rendered;
  }

  private static Change change(String pattern, String replacement, SQLDialect... dialects) {
    return new Change(
        Set.of(dialects),
        Pattern.compile("^" + pattern, Pattern.CASE_INSENSITIVE | Pattern.DOTALL),
        replacement);
  }

  static String of(String rendered, SQLDialect target) {
    String text = rendered;
    for (Change each : CHANGES) {
      if (each.dialects().contains(target.family())) {
        text = each.pattern().matcher(text).replaceFirst(each.replacement());
      }
    }
    if (target.family() == SQLDialect.HSQLDB) {
      text = withQualifiedKeys(text);
    }
    if (target.family() == SQLDialect.SQLITE) {
      text = TIME_CAST.replace(text, TargetForms::withTimeFunction);
    }
    if (!text.startsWith("create table")) {
      String type = TEXTS.get(target.family());
      text = TypeLimits.withDigits(text, target.family());
      return type == null ? text : CLOB_CAST.replace(text, _ -> "as " + type + ")");
    }
    text = TypeLimits.within(text, target.family());
    if (target.family() == SQLDialect.HSQLDB) {
      return CLOB_DEFAULT.matcher(text).replaceAll("longvarchar default");
    }
    return WITHOUT_ZONES.contains(target.family()) ? ZONED.matcher(text).replaceAll("$1") : text;
  }

  private static String withTimeFunction(MatchResult cast) {
    return cast.group(3).equalsIgnoreCase("date")
        ? "date(" + cast.group(2) + ")"
        : "strftime('%Y-%m-%d %H:%M:%f', " + cast.group(2) + ")";
  }

  private static String withQualifiedKeys(String rendered) {
    Matcher merge = MERGE.matcher(rendered);
    if (!merge.find()) {
      return rendered;
    }
    String table = Matcher.quoteReplacement(merge.group(1));
    String keys = MERGE_KEY.matcher(merge.group(2)).replaceAll(table + ".$0");
    return rendered.substring(0, merge.start(2)) + keys + rendered.substring(merge.end(2));
  }
}
