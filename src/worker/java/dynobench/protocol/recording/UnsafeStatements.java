package dynobench.protocol.recording;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Statements that a replay leaves out, because they end the database or use other files than its
/// own.
final class UnsafeStatements {
  private static final Pattern WORDS =
      Pattern.compile(
          "\\s*(SHUTDOWN|BACKUP|SCRIPT|RUNSCRIPT|ATTACH|DETACH|COPY|EXPORT|IMPORT|LOAD)\\b.*",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  /// H2 and HSQLDB end by this statement; nothing that is compared depends on it.
  private static final Pattern SHUTDOWN =
      Pattern.compile("\\s*SHUTDOWN\\b[\\s\\w]*;?\\s*", Pattern.CASE_INSENSITIVE);

  private UnsafeStatements() {}

  /// Returns whether a statement only closes the database.
  static boolean isShutdown(String sql) {
    return SHUTDOWN.matcher(sql).matches();
  }

  /// Returns the reason why a statement is left out; empty for most statements.
  static Optional<String> reason(String sql) {
    Matcher matcher = WORDS.matcher(sql);
    return matcher.matches()
        ? Optional.of("not replayed: " + matcher.group(1) + " affects more than the database")
        : Optional.empty();
  }
}
