package dynobench.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A whole number made of parameters, such as `terms * gets`: sums, differences, products, whole
/// quotients, and parentheses.
///
/// @param text as descriptors write it
public record Formula(String text) {
  /// The longest there is takes a tenth of it. Parentheses are read by recursion, which must end
  /// before the stack does.
  private static final int MOST_CHARACTERS = 500;

  private static final Pattern TOKEN =
      Pattern.compile("\\s*(?:(\\d[\\d_]*)|([a-z][a-z0-9_]*)|([-+*/()]))\\s*");

  public Formula {
    new FormulaReader(tokens(text), Settings.NONE, new TreeSet<>()).all();
  }

  /// The value for these settings.
  ///
  /// @throws IllegalArgumentException when a name is none of them, or the value leaves what a
  ///   `long` holds
  public long of(Settings settings) {
    return new FormulaReader(tokens(text), settings, null).all();
  }

  /// The names in it.
  public Set<String> names() {
    var names = new TreeSet<String>();
    new FormulaReader(tokens(text), Settings.NONE, names).all();
    return names;
  }

  private static List<String> tokens(String text) {
    if (text.length() > MOST_CHARACTERS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "must have at most %,d characters, not %,d",
              MOST_CHARACTERS,
              text.length()));
    }
    var tokens = new ArrayList<String>();
    Matcher matcher = TOKEN.matcher(text);
    int end = 0;
    while (end < text.length()) {
      if (!matcher.find(end) || matcher.start() != end) {
        throw new IllegalArgumentException(
            "\"" + text + "\" can't be read from \"" + text.substring(end) + "\" on");
      }
      tokens.add(matcher.group().strip());
      end = matcher.end();
    }
    return tokens;
  }
}
