package dynobench.translation;

import dynobench.setup.Dialect;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Words of an engine's mode in `CREATE TABLE`.
final class TableWords {
  private static final Pattern CREATE_TABLE =
      Pattern.compile("(\\s*create\\s+)(table\\b.*)", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private TableWords() {}

  /// Returns a statement with the words of the mode, such as `CACHED`, if it creates a table.
  static String placed(String sql, Dialect dialect) {
    Matcher create = CREATE_TABLE.matcher(sql);
    if (!create.matches() || (dialect.tables().isEmpty() && dialect.options().isEmpty())) {
      return sql;
    }
    String kind = dialect.tables().isEmpty() ? "" : dialect.tables() + " ";
    String options = dialect.options().isEmpty() ? "" : " " + dialect.options();
    return create.group(1) + kind + create.group(2) + options;
  }
}
