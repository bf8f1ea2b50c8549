package dynobench.workload;

import java.util.regex.Pattern;

/// What parameters, phases, tables and columns are called: formulas and CSV heads hold the names.
final class Names {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

  private Names() {}

  static void check(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "a name is lower-case letters, digits and underscores, not \"" + name + "\"");
    }
  }
}
