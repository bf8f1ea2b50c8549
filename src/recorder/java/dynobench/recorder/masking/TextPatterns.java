package dynobench.recorder.masking;

import java.util.regex.Pattern;

/// Operators and functions that look into texts. With pseudonyms they find other rows.
public final class TextPatterns {
  private static final Pattern WORDS =
      Pattern.compile(
          "\\b((LEFT|RIGHT)\\s*\\(|(I?LIKE|SIMILAR|REGEXP|RLIKE|GLOB|MATCH|MATCHES|CONTAINS"
              + "|REGEXP_LIKE|REGEXP_MATCHES|SUBSTRING|SUBSTR|POSITION|LOCATE|INSTR|CHARINDEX"
              + "|STARTS)\\b)",
          Pattern.CASE_INSENSITIVE);

  private TextPatterns() {}

  /// Returns whether a statement may use one. A word of the same name in a text counts, too.
  public static boolean areIn(String sql) {
    return WORDS.matcher(sql).find();
  }
}
