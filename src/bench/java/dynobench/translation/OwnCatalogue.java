package dynobench.translation;

import java.util.Set;
import java.util.regex.Pattern;
import org.jooq.SQLDialect;

/// Statements that read the recorded engine's catalogue, or set something that another engine
/// doesn't have. A replay leaves them out.
final class OwnCatalogue {
  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.DOTALL;

  /// Queries of catalogues, as tools for migrations make them.
  private static final OutsideLiterals CATALOGUE =
      new OutsideLiterals(
          "\\b(?:INFORMATION_SCHEMA|PG_CATALOG|SYSIBM)\\s*\\.|\\bSYS\\s*\\.\\s*SYS|\\bSQLITE_(?:MASTER|SCHEMA)\\b");

  private static final Pattern QUOTED_CATALOGUE =
      Pattern.compile(
          "[\"`](?:INFORMATION_SCHEMA|PG_CATALOG)[\"`]\\s*\\.", Pattern.CASE_INSENSITIVE);

  private static final Pattern OF_THE_SESSION =
      Pattern.compile(
          "\\s*(?:CALL|SELECT|VALUES)\\s*\\(?(?:USER|SCHEMA|DATABASE|H2VERSION|CURRENT_USER|CURRENT_SCHEMA)"
              + "(?:\\s*\\(\\))?\\)?\\s*;?\\s*",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern SCHEMA =
      Pattern.compile("\\s*(?:CREATE|DROP|ALTER|SET)\\s+SCHEMA\\b.*", FLAGS);

  private static final Pattern COMMENT = Pattern.compile("\\s*COMMENT\\s+ON\\b.*", FLAGS);
  private static final Set<SQLDialect> WITHOUT_COMMENTS =
      Set.of(SQLDialect.SQLITE, DatabaseDialects.DERBY);

  private OwnCatalogue() {}

  /// Returns whether a statement makes sense for the recorded engine only.
  static boolean isUsedBy(String sql, SQLDialect source, SQLDialect target) {
    return CATALOGUE.isIn(sql)
        || QUOTED_CATALOGUE.matcher(sql).find()
        || OF_THE_SESSION.matcher(sql).matches()
        || (COMMENT.matcher(sql).matches() && WITHOUT_COMMENTS.contains(target.family()))
        || (SCHEMA.matcher(sql).matches()
            && (target.family() == SQLDialect.SQLITE || SourceForms.namesUsualSchema(sql, source)));
  }
}
