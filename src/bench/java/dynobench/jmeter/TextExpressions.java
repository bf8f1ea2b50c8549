package dynobench.jmeter;

import dynobench.script.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Texts as the language of expressions writes them.
final class TextExpressions {
  /// An expression may have 500.
  static final int MOST_CHARACTERS = 450;

  private TextExpressions() {}

  /// Returns a text in quotes; empty where the language can't write it.
  static Optional<String> quoted(String text) {
    return text.indexOf('\'') < 0 && text.length() < MOST_CHARACTERS
        ? Optional.of("'" + text + "'")
        : Optional.empty();
  }

  /// Returns a value that is one of some texts.
  ///
  /// @throws UnsupportedException when the language can't write all of them
  static DrawnValue pick(String label, List<String> texts, boolean shared)
      throws UnsupportedException {
    List<String> some = some(texts);
    if (some.size() < texts.size()) {
      throw new UnsupportedException("it chooses among too many texts, or texts with a quote");
    }
    return picked(label, some, shared);
  }

  static DrawnValue picked(String label, List<String> quoted, boolean shared) {
    return new DrawnValue(label, "pick(" + String.join(", ", quoted) + ")", Kind.TEXT, shared);
  }

  /// Returns those of the first texts, in quotes, that fit into an expression.
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
