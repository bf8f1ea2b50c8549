package dynobench.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// Rules for messages to the user.
final class Wording {
  private static final Pattern EXCEPTION = Pattern.compile("\\b\\w*[a-z](?:Exception|Error)\\b");

  private static final Pattern NULL = Pattern.compile("(?<!')\\bnull\\b(?!')");

  private static final Pattern VARYING =
      Pattern.compile("\"[^\"]*\"|(?<=: )\\S*/\\S*|[\\d,.]*\\d|[^\\p{ASCII}]+");

  private Wording() {}

  /// Returns the faults of a message.
  ///
  /// @param input text that the message may quote
  static List<Finding> faults(String sentence, String input) {
    var faults = new ArrayList<Finding>();
    if (sentence.isBlank()) {
      faults.add(new Finding("an empty message", ""));
    }
    if (sentence.contains("\n\tat ")) {
      faults.add(new Finding("a stack trace for the user", sentence));
    }
    EXCEPTION
        .matcher(sentence)
        .results()
        .filter(each -> !input.contains(each.group()))
        .findFirst()
        .ifPresent(each -> faults.add(new Finding("a raw " + each.group(), sentence)));
    if (NULL.matcher(sentence).find() && !NULL.matcher(input).find()) {
      faults.add(new Finding("a null in a message", sentence));
    }
    boolean foreign =
        sentence
            .codePoints()
            .anyMatch(c -> c > '9' && Character.isDigit(c) && input.indexOf(c) < 0);
    if (foreign) {
      faults.add(new Finding("digits of a locale", sentence));
    }
    return faults;
  }

  /// Returns the faults of a printed text, including control characters that a terminal would obey.
  static List<Finding> printed(String text, String input) {
    var faults = new ArrayList<>(faults(text.isBlank() ? "-" : text, input));
    text.codePoints()
        .filter(c -> Character.isISOControl(c) && "\n\r\t".indexOf(c) < 0)
        .findFirst()
        .ifPresent(
            c -> faults.add(new Finding("a control character is printed", "U+%04X".formatted(c))));
    return faults;
  }

  /// Returns the message without the parts that depend on the input.
  static String template(String sentence) {
    String cut = sentence.substring(0, Math.min(sentence.length(), 500));
    return VARYING.matcher(cut).replaceAll("…");
  }
}
