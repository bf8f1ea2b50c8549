package dynobench.script;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

  /// @throws IllegalArgumentException when it gives something new each time: where something is
  ///   required or added up, it must be what was asked for
  public void requireSettled() {
    node()
        .calls()
        .map(Node.Call::function)
        .filter(Function::isNewEachTime)
        .findFirst()
        .ifPresent(function -> {
          throw new IllegalArgumentException(
              "\""
                  + text
                  + "\" gives something new each time: let a variable be "
                  + function.id()
                  + "(…), and name it here");
        });
  }

  /// The names in it.
  public Set<String> names() {
    return node()
        .all()
        .flatMap(each -> each instanceof Node.Name(String name) ? Stream.of(name) : Stream.empty())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
