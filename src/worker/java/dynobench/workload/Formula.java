package dynobench.workload;

import dynobench.script.Expression;
import dynobench.script.ExpressionNode;
import dynobench.script.Function;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;

/// Whole number computed from parameters, such as `terms * gets`: sums, differences, products,
/// whole quotients, remainders, the smaller or the larger of two (`least`, `greatest`), and
/// parentheses.
///
/// The constructor throws an [IllegalArgumentException] for any other text.
///
/// @param text formula in the notation of descriptors
public record Formula(String text) {
  public Formula {
    // The check uses 1 for each name. So it refuses a divisor that is 0 then, such as `n - 1`.
    value(text, _ -> 1);
  }

  /// Returns the value for these settings.
  ///
  /// @throws IllegalArgumentException when a name has no whole number as its value, a divisor is 0,
  ///   or a result exceeds the range of `long`
  public long of(Settings settings) {
    return value(text, settings::whole);
  }

  /// Returns the text as an operand of a multiplication.
  String factor() {
    return text.matches("\\w+") ? text : "(" + text + ")";
  }

  /// Returns the names in the formula.
  public Set<String> names() {
    return new Expression(text).names();
  }

  private static long value(String text, ToLongFunction<String> names) {
    try {
      return value(new Expression(text).node(), names);
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException("\"" + text + "\" has no value: " + why(e), e);
    }
  }

  private static String why(ArithmeticException e) {
    return String.valueOf(e.getMessage()).contains("zero")
        ? "it divides by zero"
        : "the result is too large";
  }

  private static long value(ExpressionNode node, ToLongFunction<String> names) {
    return switch (node) {
      case ExpressionNode.Whole(long value) -> value;
      case ExpressionNode.Name(String name) -> names.applyAsLong(name);
      case ExpressionNode.Arithmetic(
              ExpressionNode.Operator operator,
              ExpressionNode left,
              ExpressionNode right) ->
          operator.of(value(left, names), value(right, names));
      case ExpressionNode.Call(Function function, List<ExpressionNode> two)
          when function == Function.LEAST ->
          Math.min(value(two.getFirst(), names), value(two.getLast(), names));
      case ExpressionNode.Call(Function function, List<ExpressionNode> two)
          when function == Function.GREATEST ->
          Math.max(value(two.getFirst(), names), value(two.getLast(), names));
      case ExpressionNode.Real _, ExpressionNode.Text _, ExpressionNode.Call _ ->
          throw new IllegalArgumentException(
              "must be made of whole numbers, parameters, + - * / and parentheses");
    };
  }
}
