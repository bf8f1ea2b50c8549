package dynobench.preflight;

import dynobench.recording.RecordingReader;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Statements of a recording, as the user permits them.
final class RecordedSql {
  private static final int MOST_STATEMENTS = 1000;

  /// Statements that can affect more than the database.
  private static final Pattern FAR_REACHING =
      Pattern.compile(
          "\\s*(CREATE\\s+(ALIAS|TRIGGER|FUNCTION|PROCEDURE|AGGREGATE|LINKED)|CALL|LINK|PRAGMA|SET\\s+DATABASE"
              + "|INSTALL|GRANT|ALTER\\s+(USER|SYSTEM)|CREATE\\s+USER)\\b.*",
          Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private RecordedSql() {}

  /// Returns the request to permit a recording. It begins with the check sum, so that another
  /// recording needs another permission.
  ///
  /// @param translations the user's own translations
  static PermissionRequest request(
      Path file, String sha256, RecordingReader recording, List<String> translations) {
    List<String> texts =
        Stream.concat(translations.stream(), recording.texts().values().stream()).toList();
    Stream<String> far = texts.stream().filter(each -> FAR_REACHING.matcher(each).matches());
    Stream<String> others = texts.stream().filter(each -> !FAR_REACHING.matcher(each).matches());
    var text = new StringBuilder("-- recording with SHA-256 ").append(sha256).append('\n');
    Stream.concat(far, others)
        .limit(MOST_STATEMENTS)
        .forEach(each -> text.append(each.strip()).append(";\n"));
    if (texts.size() > MOST_STATEMENTS) {
      text.append("-- and ").append(texts.size() - MOST_STATEMENTS).append(" more\n");
    }
    String name = String.valueOf(file.getFileName());
    return new PermissionRequest.Sql(
        name, text.toString(), "the output of dynobench recording " + file + " --sql");
  }
}
