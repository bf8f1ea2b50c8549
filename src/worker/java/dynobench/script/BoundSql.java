package dynobench.script;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A SQL statement with named parameters, such as `WHERE id = :account`.
///
/// @param sql statement with a question mark for each parameter
/// @param names names of the parameters, in the order of the question marks; a name may occur more
///   than once
public record BoundSql(String sql, List<String> names) {
  /// Parts of a statement that the parser recognises. Literals, quoted names, comments, casts with
  /// two colons and names in braces remain unchanged.
  private static final Pattern PART =
      Pattern.compile(
          "'[^']*'|\"[^\"]*\"|`[^`]*`|--[^\\n]*|/\\*.*?\\*/|::|:([a-z][a-z0-9_]*)"
              + "|\\{[a-z][a-z0-9_]*}|([{}])",
          Pattern.DOTALL);

  private static final Pattern QUESTION =
      Pattern.compile("\\s*(?:SELECT|WITH|VALUES)\\b", Pattern.CASE_INSENSITIVE);

  public BoundSql {
    names = List.copyOf(names);
  }

  /// Parses a statement from a workload description.
  ///
  /// @throws IllegalArgumentException when a brace is not a part of `{name}`
  public static BoundSql of(String text) {
    var names = new ArrayList<String>();
    var sql = new StringBuilder();
    Matcher matcher = PART.matcher(text);
    while (matcher.find()) {
      if (matcher.group(2) != null) {
        throw new IllegalArgumentException(
            "\"" + text + "\" has a lone " + matcher.group(2) + ": {name} was expected");
      }
      String name = matcher.group(1);
      if (name == null) {
        matcher.appendReplacement(sql, Matcher.quoteReplacement(matcher.group()));
      } else {
        names.add(name);
        matcher.appendReplacement(sql, "?");
      }
    }
    matcher.appendTail(sql);
    return new BoundSql(sql.toString(), names);
  }

  /// Returns whether the statement begins like a query: with `SELECT`, `WITH` or `VALUES`.
  public boolean asks() {
    return QUESTION.matcher(sql).lookingAt();
  }
}
