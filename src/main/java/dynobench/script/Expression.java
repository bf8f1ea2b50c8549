package dynobench.script;

import java.util.Set;
import java.util.TreeSet;

/// A value that is worked out anew each time, such as `uniform(1, 100000 * scale)`: numbers, texts
/// in single quotes, names, calls of [Function]s, `+ - * / %` and parentheses.
///
/// @param text as descriptions write it
public record Expression(String text) {
  public Expression {
    ExpressionReader.read(text);
  }

  /// As it was read.
  public Node node() {
    return ExpressionReader.read(text);
  }

  /// The names in it.
  public Set<String> names() {
    var names = new TreeSet<String>();
    node().names(names);
    return names;
  }
}
