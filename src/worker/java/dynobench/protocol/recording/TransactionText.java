package dynobench.protocol.recording;

import java.util.regex.Pattern;

/// Texts that end a transaction. Engines accept them in different situations, so a replay uses the
/// methods of the connection instead.
final class TransactionText {
  private static final Pattern COMMIT = end("COMMIT");
  private static final Pattern ROLLBACK = end("ROLLBACK");

  private TransactionText() {}

  private static Pattern end(String word) {
    return Pattern.compile("\\s*" + word + "(\\s+WORK)?\\s*;?\\s*", Pattern.CASE_INSENSITIVE);
  }

  static boolean isCommit(String sql) {
    return COMMIT.matcher(sql).matches();
  }

  static boolean isRollback(String sql) {
    return ROLLBACK.matcher(sql).matches();
  }
}
