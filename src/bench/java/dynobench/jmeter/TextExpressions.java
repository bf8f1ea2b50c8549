package dynobench.jmeter;

import dynobench.script.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Texts in the language of expressions.
final class TextExpressions {
  /// Limit on the length of a text or a list of texts; an expression may have 500 characters.
  static final int MOST_CHARACTERS = 450;

  private TextExpressions() {}

  /// Returns a text in quotes; empty if the language cannot express it.
  static Optional<String> quoted(String text) {
    return text.indexOf('\'') < 0 && text.length() < MOST_CHARACTERS
        ? Optional.of("'" + text + "'")
        : Optional.empty();
  }

  /// Returns a value that is drawn from some texts.
  ///
  /// @throws UnsupportedException if the language cannot express all of them
  static DrawnValue pick(String label, List<String> texts, boolean shared)
      throws UnsupportedException {
    List<String> some = some(texts);
    if (some.size() < texts.size()) {
      throw new UnsupportedException("it chooses among too many texts, or a text contains a quote");
    }
    return picked(label, some, shared);
  }

  static DrawnValue picked(String label, List<String> quoted, boolean shared) {
    return new DrawnValue(label, "pick(" + String.join(", ", quoted) + ")", ValueType.TEXT, shared);
  }

  /// Returns the texts, in quotes, that fit into one expression. Skips texts that the language
  /// cannot express.
  static List<String> some(List<String> texts) {
    var some = new ArrayList<String>();
    int length = 0;
    for (String each : texts) {
      Optional<String> quoted = quoted(each);
      if (quoted.isPresent() && length + quoted.get().length() + 2 <= MOST_CHARACTERS) {
        some.add(quoted.get());
        length += quoted.get().length() + 2;
      }
    }
    return some;
  }
}
