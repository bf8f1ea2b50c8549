package dynobench.plan;

import java.util.function.Predicate;
import java.util.regex.Pattern;

/// One engine in one mode, committing in one style: one series on a chart.
///
/// @param engine the id of an engine in the catalog, such as `hsqldb`
/// @param mode the id of one of its modes, such as `cached-shutdown`
public record Contender(String engine, String mode, CommitStyle commit) {
  private static final Predicate<String> ID =
      Pattern.compile("[a-z0-9][a-z0-9._-]*").asMatchPredicate();

  public Contender {
    Require.text("an engine's id", engine, ID, "lower-case letters, digits, dots and dashes");
    Require.text("a mode's id", mode, ID, "lower-case letters, digits, dots and dashes");
  }

  /// Whether this can be an engine's or a mode's id.
  public static boolean isId(String text) {
    return ID.test(text);
  }

  /// Reads `engine/mode`.
  ///
  /// @throws IllegalArgumentException when the text is not of that form
  public static Contender parse(String use, CommitStyle commit) {
    int slash = use.indexOf('/');
    if (slash < 0) {
      throw new IllegalArgumentException(
          "a contender is written engine/mode, such as hsqldb/cached, not \"" + use + "\"");
    }
    return new Contender(use.substring(0, slash), use.substring(slash + 1), commit);
  }

  /// `engine/mode`, as plans write it.
  public String use() {
    return engine + "/" + mode;
  }

  @Override
  public String toString() {
    return commit instanceof CommitStyle.Autocommit ? use() : use() + " (" + commit.text() + ")";
  }
}
