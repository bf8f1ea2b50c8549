package dynobench.workloadfile;

import dynobench.toml.TomlSection;
import java.util.Locale;

/// Reader of titles in a workload's description.
final class TitleReader {
  private static final int MOST_CHARACTERS = 80;

  private TitleReader() {}

  /// Reads a required title that fits a table's header and a chart's axis. A title of more than 80
  /// characters is a problem, but is still returned.
  static String read(TomlSection section, String key) {
    String title = section.text(key);
    if (title.length() > MOST_CHARACTERS) {
      section.problem(
          key,
          String.format(
              Locale.ROOT,
              "must have at most %d characters, not %,d",
              MOST_CHARACTERS,
              title.length()));
    }
    return title;
  }
}
