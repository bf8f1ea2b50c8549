package dynobench.translation;

import java.util.regex.Pattern;

/// Functions whose values the engine makes, so that they differ in each replay.
final class EngineValues {
  private static final Pattern FUNCTION =
      Pattern.compile(
          "\\b(CURRENT_(TIMESTAMP|DATE|TIME)|LOCALTIME(STAMP)?|SYSDATE|NEXT\\s+VALUE\\s+FOR"
              + "|NEXTVAL|CURRVAL)\\b|\\b(NOW|RAND|RANDOM|UUID|RANDOM_UUID|GEN_RANDOM_UUID|IDENTITY"
              + "|SCOPE_IDENTITY|LAST_INSERT_ID|LAST_INSERT_ROWID|IDENTITY_VAL_LOCAL)\\s*\\(",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern QUERY =
      Pattern.compile(
          "\\s*(SELECT|WITH|VALUES|CALL)\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private EngineValues() {}

  /// Returns whether a query's result has such values.
  static boolean areIn(String sql) {
    return QUERY.matcher(sql).matches() && FUNCTION.matcher(OutsideLiterals.only(sql)).find();
  }
}
