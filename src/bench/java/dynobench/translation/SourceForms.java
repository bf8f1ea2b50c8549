package dynobench.translation;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jooq.SQLDialect;

/// Forms of statements that jOOQ's parser doesn't know, and forms with the same meaning that it
/// knows.
final class SourceForms {
  private static final Pattern CALLED_SEQUENCE =
      Pattern.compile(
          "^\\s*(CALL|VALUES)\\s+(NEXT\\s+VALUE\\s+FOR\\s+\\S+)\\s*;?\\s*$",
          Pattern.CASE_INSENSITIVE);

  /// Hibernate writes it for H2, where it means that patterns have no escape character.
  private static final Pattern NO_ESCAPE =
      Pattern.compile("\\s+ESCAPE\\s+''(?!')", Pattern.CASE_INSENSITIVE);

  private static final Pattern H2_TEMPORARY =
      Pattern.compile(
          "(\\s*CREATE\\s.*TEMPORARY\\s.*)\\sTRANSACTIONAL\\s*",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  /// Types that H2 knows by other names.
  private static final Pattern H2_BLOB =
      Pattern.compile("(\\w+\\s+)(IMAGE|OID|RAW|LONGBLOB)\\b(?!\\s*\\()", Pattern.CASE_INSENSITIVE);

  /// H2's functions of time. Their units may be texts.
  private static final Pattern H2_UNIT =
      Pattern.compile(
          "\\b(DATEADD|DATEDIFF|TIMESTAMPADD|TIMESTAMPDIFF)(\\s*\\(\\s*)(?:'(\\w+)'|(\\w+))(?=\\s*,)",
          Pattern.CASE_INSENSITIVE);

  /// H2's insert or update by keys.
  private static final Pattern H2_MERGE =
      Pattern.compile(
          "\\s*MERGE\\s+INTO\\s+(\\S+?)\\s*\\(([^()]*)\\)\\s*KEY\\s*\\(([^()]*)\\)\\s*((?:VALUES|SELECT)\\b.*)",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final Pattern LARGE_OBJECT =
      Pattern.compile("\\bBINARY\\s+LARGE\\s+OBJECT\\b", Pattern.CASE_INSENSITIVE);
  private static final Pattern H2_DECFLOAT =
      Pattern.compile(
          "(?<=[\\w\"]\\s)DECFLOAT\\b(?:\\s*\\(\\s*\\d+\\s*\\))?", Pattern.CASE_INSENSITIVE);

  private static final Pattern CREATE_TABLE =
      Pattern.compile("\\s*CREATE\\s+TABLE\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final Pattern ENUM =
      Pattern.compile(
          "\\bENUM\\s*\\((\\s*'(?:[^'\\\\]++|'')*+'\\s*(?:,\\s*'(?:[^'\\\\]++|'')*+'\\s*)*+)\\)",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern ENUM_VALUE = Pattern.compile("'((?:[^']++|'')*+)'");

  /// Schemas that a database has from the start, by its dialect. Those of other databases have
  /// other names.
  private static final Map<SQLDialect, String> USUAL_SCHEMAS =
      Map.of(
          SQLDialect.H2,
          "PUBLIC",
          SQLDialect.HSQLDB,
          "PUBLIC",
          SQLDialect.POSTGRES,
          "public",
          DatabaseDialects.DERBY,
          "APP",
          SQLDialect.DUCKDB,
          "main");

  private SourceForms() {}

  /// PostgreSQL's numbers without a scale have any scale. Elsewhere they have none.
  private static final Pattern POSTGRES_NUMBER =
      Pattern.compile(
          "((?:\"[^\"]*\"|\\w+)\\s+)(NUMERIC|DECIMAL)\\b(?!\\s*\\()", Pattern.CASE_INSENSITIVE);

  /// Returns a statement in a form that the parser knows.
  ///
  /// @param source dialect of the statement
  static String plain(String sql, SQLDialect source) {
    String called = CALLED_SEQUENCE.matcher(withoutEnumerations(sql)).replaceFirst("SELECT $2");
    String temporary = H2_TEMPORARY.matcher(called).replaceFirst("$1");
    if (CREATE_TABLE.matcher(temporary).matches()) {
      if (source.family() == SQLDialect.POSTGRES) {
        return POSTGRES_NUMBER.matcher(temporary).replaceAll("$1NUMERIC(31, 15)");
      }
      String plain = LARGE_OBJECT.matcher(temporary).replaceAll("BLOB");
      return source.family() == SQLDialect.H2
          ? H2_DECFLOAT
              .matcher(H2_BLOB.matcher(plain).replaceAll("$1BLOB"))
              .replaceAll("DOUBLE PRECISION")
          : H2_BLOB.matcher(plain).replaceAll("$1BLOB");
    }
    if (source.family() == SQLDialect.H2) {
      temporary = H2_UNIT.matcher(withoutMerge(temporary)).replaceAll(SourceForms::withPlainUnit);
    }
    return NO_ESCAPE.matcher(temporary).replaceAll("");
  }

  /// Returns a statement with texts in place of enumerations, which most engines don't have.
  static String withoutEnumerations(String sql) {
    return ENUM.matcher(sql)
        .replaceAll(type -> {
          int longest =
              ENUM_VALUE
                  .matcher(type.group(1))
                  .results()
                  .mapToInt(each -> each.group(1).replace("''", "'").length())
                  .max()
                  .orElse(1);
          return "VARCHAR(" + Math.max(1, longest) + ")";
        });
  }

  /// Returns whether a statement about a schema names the one that the database has from the start.
  static boolean namesUsualSchema(String sql, SQLDialect source) {
    String schema = USUAL_SCHEMAS.get(source.family());
    return schema != null
        && Pattern.compile("\\b" + schema + "\\b", Pattern.CASE_INSENSITIVE).matcher(sql).find();
  }

  /// Returns a rendered statement without the names of the schema that the recorded database uses
  /// if no other is named.
  static String withoutUsualSchema(String rendered, SQLDialect source) {
    String schema = USUAL_SCHEMAS.get(source.family());
    return schema == null
        ? rendered
        : Pattern.compile("('(?:[^']++|'')*+')|(?<![.\"`])([\"`])" + schema + "\\2\\.")
            .matcher(rendered)
            .replaceAll(
                found -> found.group(1) == null ? "" : Matcher.quoteReplacement(found.group(1)));
  }

  private static String withPlainUnit(MatchResult call) {
    String function = call.group(1).toUpperCase(Locale.ROOT).replace("TIMESTAMP", "DATE");
    return function + call.group(2) + (call.group(3) == null ? call.group(4) : call.group(3));
  }

  /// Returns a statement that inserts rows, or updates them by keys, in a form that the parser
  /// knows.
  private static String withoutMerge(String sql) {
    Matcher merge = H2_MERGE.matcher(sql);
    if (!merge.matches()) {
      return sql;
    }
    List<String> keys = names(merge.group(3));
    String sets =
        names(merge.group(2)).stream()
            .filter(each -> keys.stream().noneMatch(each::equalsIgnoreCase))
            .map(each -> each + " = EXCLUDED." + each)
            .collect(Collectors.joining(", "));
    return ("INSERT INTO " + merge.group(1) + " (" + merge.group(2) + ") " + merge.group(4))
        + (" ON CONFLICT (" + merge.group(3) + ") DO ")
        + (sets.isEmpty() ? "NOTHING" : "UPDATE SET " + sets);
  }

  private static List<String> names(String list) {
    return Stream.of(list.split(",")).map(String::strip).toList();
  }
}
