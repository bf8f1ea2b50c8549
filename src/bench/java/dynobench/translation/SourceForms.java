package dynobench.translation;

import java.util.regex.Pattern;

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

  private SourceForms() {}

  static String plain(String sql) {
    String called = CALLED_SEQUENCE.matcher(sql).replaceFirst("SELECT $2");
    String temporary = H2_TEMPORARY.matcher(called).replaceFirst("$1");
    if (CREATE_TABLE.matcher(temporary).matches()) {
      return H2_BLOB.matcher(temporary).replaceAll("$1BLOB");
    }
    return NO_ESCAPE.matcher(temporary).replaceAll("");
  }
}
