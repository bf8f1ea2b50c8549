package dynobench.translation;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parts of statements outside of literals, quoted names and comments.
final class OutsideLiterals {
  /// The quantifiers are possessive: others take a stack frame for each character of a literal.
  private static final String INSIDE =
      "'(?:[^']++|'')*+'|\"(?:[^\"]++|\"\")*+\"|`[^`]*`|--[^\\n]*|/\\*.*?\\*/";

  private static final Pattern LITERALS = Pattern.compile(INSIDE, Pattern.DOTALL);
  private static final String PART = "part";

  private final Pattern pattern;

  /// @param part regular expression of the parts
  OutsideLiterals(String part) {
    pattern =
        Pattern.compile(
            INSIDE + "|(?<" + PART + ">" + part + ")", Pattern.DOTALL | Pattern.CASE_INSENSITIVE);
  }

  /// Replaces all parts of a statement.
  ///
  /// @param replacement text for a part, whose own groups begin at 2
  String replace(String sql, Function<MatchResult, String> replacement) {
    return pattern
        .matcher(sql)
        .replaceAll(found ->
            Matcher.quoteReplacement(
                found.group(PART) == null ? found.group() : replacement.apply(found)));
  }

  /// Returns whether a statement has such a part.
  boolean isIn(String sql) {
    return pattern.matcher(sql).results().anyMatch(found -> found.group(PART) != null);
  }

  /// Returns a statement without its literals, quoted names and comments.
  static String only(String sql) {
    return LITERALS.matcher(sql).replaceAll(" ");
  }
}
