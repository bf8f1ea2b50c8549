package dynobench.workload;

import java.util.regex.Pattern;

/// Rule for names of parameters, phases, tables and columns, which formulas and CSV heads contain.
public final class NameRule {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

  private NameRule() {}

  /// Checks a name. It must begin with a letter from `a` to `z`, followed by such letters, digits
  /// and underscores.
  ///
  /// @throws IllegalArgumentException when the name has another form
  public static void check(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "a name is lower-case letters, digits and underscores, not \"" + name + "\"");
    }
  }
}
