package dynobench.workload;

import dynobench.toml.Section;
import java.util.Locale;
import java.util.regex.Pattern;

/// What parameters, phases, tables and columns are called: formulas and CSV heads hold the names;
/// and titles, which people read.
final class Names {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

  private static final int MOST_CHARACTERS = 80;

  private Names() {}

  static void check(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "a name is lower-case letters, digits and underscores, not \"" + name + "\"");
    }
  }

  /// A title that must stand there, and fit a table's head and a chart's axis.
  static String title(Section section, String key) {
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
