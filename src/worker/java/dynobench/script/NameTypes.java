package dynobench.script;

import dynobench.text.NearestName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/// Types of the names in an expression, from which the type of the expression follows.
///
/// @param names types by name
public record NameTypes(Map<String, ValueType> names) {
  public NameTypes {
    names = Map.copyOf(names);
  }

  /// Returns a copy with one more name.
  public NameTypes with(String name, ValueType kind) {
    var more = new HashMap<>(names);
    more.put(name, kind);
    return new NameTypes(more);
  }

  /// Checks the parameters of a statement.
  ///
  /// @throws IllegalArgumentException when the statement has an unknown name
  public void require(BoundSql statement) {
    statement.names().forEach(this::named);
  }

  /// Returns the type of an expression.
  ///
  /// @throws IllegalArgumentException when the expression has a mistake
  public ValueType of(Expression expression) {
    return of(expression.node());
  }

  /// Checks the type of an expression.
  ///
  /// @throws IllegalArgumentException when the expression has a mistake or another type; a whole
  ///   number is allowed where a fraction is
  public void require(Expression expression, ValueType wanted) {
    require(expression.node(), wanted, "\"" + expression.text() + "\"");
  }

  private void require(ExpressionNode node, ValueType wanted, String what) {
    ValueType kind = of(node);
    if (!kind.servesAs(wanted)) {
      throw new IllegalArgumentException(
          what + " is " + kind.label() + ", where " + wanted.label() + " was expected");
    }
  }

  ValueType of(ExpressionNode node) {
    return switch (node) {
      case ExpressionNode.Whole _ -> ValueType.WHOLE;
      case ExpressionNode.Real _ -> ValueType.REAL;
      case ExpressionNode.Text _ -> ValueType.TEXT;
      case ExpressionNode.Name(String name) -> named(name);
      case ExpressionNode.Call(Function function, List<ExpressionNode> arguments) ->
          call(function, arguments);
      case ExpressionNode.Arithmetic(
              ExpressionNode.Operator operator,
              ExpressionNode left,
              ExpressionNode right) -> {
        if ((operator == ExpressionNode.Operator.BY || operator == ExpressionNode.Operator.REST)
            && right.constant().equals(OptionalLong.of(0))) {
          throw new IllegalArgumentException("a division by 0 has no value");
        }
        yield arithmetic(operator, of(left), of(right));
      }
    };
  }

  private ValueType named(String name) {
    ValueType kind = names.get(name);
    if (kind == null) {
      String suggestion = NearestName.suggestion(name, names.keySet());
      throw new IllegalArgumentException(
          "there is no name \""
              + name
              + "\" here"
              + (suggestion.isEmpty()
                  ? "; there are " + String.join(", ", names.keySet().stream().sorted().toList())
                  : suggestion));
    }
    return kind;
  }

  private ValueType call(Function function, List<ExpressionNode> arguments) {
    if (function == Function.PICK && of(arguments.getFirst()) == ValueType.WHOLE) {
      arguments.forEach(each -> require(each, ValueType.WHOLE, "an argument of pick"));
      return ValueType.WHOLE;
    }
    for (int i = 0; i < arguments.size(); i++) {
      require(
          arguments.get(i), function.argument(i), "argument " + (i + 1) + " of " + function.id());
    }
    function.requireSense(arguments);
    return function.result();
  }

  /// Returns the type of a result. `+` concatenates texts, and texts with whole numbers.
  private static ValueType arithmetic(
      ExpressionNode.Operator operator, ValueType left, ValueType right) {
    boolean joins =
        operator == ExpressionNode.Operator.PLUS
            && (left == ValueType.TEXT || right == ValueType.TEXT)
            && isPrintable(left)
            && isPrintable(right);
    if (joins) {
      return ValueType.TEXT;
    }
    if (left.servesAs(ValueType.REAL) && right.servesAs(ValueType.REAL)) {
      return left == right ? left : ValueType.REAL;
    }
    throw new IllegalArgumentException(
        "the operator "
            + operator.sign()
            + " cannot be applied to "
            + left.label()
            + " and "
            + right.label());
  }

  private static boolean isPrintable(ValueType kind) {
    return kind == ValueType.TEXT || kind == ValueType.WHOLE;
  }
}
