package dynobench.translation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Statement whose parameters have numbers instead of question marks. A dialect may need them in
/// another order, or more than once.
///
/// @param sql text with names such as `:DYNO1`
/// @param limits whether each parameter limits the number of rows
record NumberedParameters(String sql, List<Boolean> limits) {
  static final String PREFIX = "DYNO";

  /// Parts of a text that hold no parameter, words, and parameters.
  private static final Pattern TOKEN =
      Pattern.compile(
          "'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|`[^`]*`|--[^\\n]*|/\\*.*?\\*/|\\w+|\\?",
          Pattern.DOTALL);

  private static final List<String> LIMIT_WORDS =
      List.of("LIMIT", "OFFSET", "FIRST", "NEXT", "TOP", "SKIP");

  NumberedParameters {
    limits = List.copyOf(limits);
  }

  static NumberedParameters of(String sql) {
    var limits = new ArrayList<Boolean>();
    var text = new StringBuilder();
    String previous = "";
    Matcher tokens = TOKEN.matcher(sql);
    while (tokens.find()) {
      String token = tokens.group();
      if (token.equals("?")) {
        limits.add(LIMIT_WORDS.contains(previous));
        tokens.appendReplacement(text, ":" + PREFIX + limits.size());
      } else {
        tokens.appendReplacement(text, Matcher.quoteReplacement(token));
      }
      previous = token.toUpperCase(Locale.ROOT);
    }
    tokens.appendTail(text);
    return new NumberedParameters(text.toString(), limits);
  }

  /// Returns the text without its literals, quoted names and comments.
  static String words(String sql) {
    Matcher tokens = TOKEN.matcher(sql);
    return tokens.replaceAll(token ->
        Character.isLetterOrDigit(token.group().charAt(0))
            ? Matcher.quoteReplacement(token.group())
            : " ");
  }
}
