package dynobench.protocol.recording;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// End of a transaction that an application wrote as a text. Engines accept such texts in different
/// situations, so a replay uses the methods of the connection instead.
enum TransactionEnd {
  COMMIT,
  ROLLBACK;

  private static final Pattern TEXT =
      Pattern.compile("\\s*(COMMIT|ROLLBACK)(\\s+WORK)?\\s*;?\\s*", Pattern.CASE_INSENSITIVE);

  /// Returns the end that a statement is, or null for any other statement.
  static @Nullable TransactionEnd of(String sql) {
    Matcher text = TEXT.matcher(sql);
    return text.matches() ? valueOf(text.group(1).toUpperCase(Locale.ROOT)) : null;
  }
}
