package dynobench.script;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Expression that is evaluated each time its value is needed, such as `uniform(1, 100000 *
/// scale)`. It consists of numbers, texts in single quotes, names, calls of [Function]s, `+ - * /
/// %` and parentheses.
///
/// The constructor throws an [IllegalArgumentException] if the text can't be parsed.
///
/// @param text expression in the notation of workload descriptions
public record Expression(String text) {
  public Expression {
    ExpressionReader.read(text);
  }

  /// Returns the parsed expression.
  public ExpressionNode node() {
    return ExpressionReader.read(text);
  }

  /// Checks that the expression is deterministic. Required values and sums need that.
  ///
  /// @throws IllegalArgumentException when the expression returns a new value on each evaluation
  public void requireSettled() {
    node()
        .calls()
        .map(ExpressionNode.Call::function)
        .filter(Function::isNewEachTime)
        .findFirst()
        .ifPresent(function -> {
          throw new IllegalArgumentException(
              "\""
                  + text
                  + "\" gives a new value each time: under let, define a variable as "
                  + function.id()
                  + "(…), and use its name here");
        });
  }

  /// Returns the names in the expression, without those of functions, in alphabetical order.
  public Set<String> names() {
    return node()
        .all()
        .flatMap(each ->
            each instanceof ExpressionNode.Name(String name) ? Stream.of(name) : Stream.empty())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
