package dynobench.translation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Statement whose parameters have numbers instead of question marks. A dialect may need them in
/// another order, or more than once.
///
/// @param sql text with names such as `:DYNO1`
/// @param limits whether each parameter limits the number of rows
record NumberedParameters(String sql, List<Boolean> limits) {
  static final String PREFIX = "DYNO";

  private static final OutsideLiterals WORDS_AND_PARAMETERS = new OutsideLiterals("\\w+|\\?");

  private static final List<String> LIMIT_WORDS =
      List.of("LIMIT", "OFFSET", "FIRST", "NEXT", "TOP", "SKIP");

  NumberedParameters {
    limits = List.copyOf(limits);
  }

  static NumberedParameters of(String sql) {
    var limits = new ArrayList<Boolean>();
    var previous = new StringBuilder();
    String text =
        WORDS_AND_PARAMETERS.replace(
            sql,
            found -> {
              String part = found.group();
              if (part.equals("?")) {
                limits.add(LIMIT_WORDS.contains(previous.toString()));
                part = ":" + PREFIX + limits.size();
              }
              previous.setLength(0);
              previous.append(found.group().toUpperCase(Locale.ROOT));
              return part;
            });
    return new NumberedParameters(text, limits);
  }
}
