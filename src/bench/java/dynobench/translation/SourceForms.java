package dynobench.translation;

import java.util.regex.Pattern;
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

  private static final Pattern CREATE_TABLE =
      Pattern.compile("\\s*CREATE\\s+TABLE\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final Pattern ENUM =
      Pattern.compile(
          "\\bENUM\\s*\\((\\s*'(?:[^'\\\\]++|'')*+'\\s*(?:,\\s*'(?:[^'\\\\]++|'')*+'\\s*)*+)\\)",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern ENUM_VALUE = Pattern.compile("'((?:[^']++|'')*+)'");

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
      return source.family() == SQLDialect.POSTGRES
          ? POSTGRES_NUMBER.matcher(temporary).replaceAll("$1NUMERIC(31, 15)")
          : H2_BLOB.matcher(temporary).replaceAll("$1BLOB");
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
}
