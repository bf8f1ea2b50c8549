package dynobench.script;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/// Node of a parsed [Expression].
public sealed interface ExpressionNode {
  /// A whole number.
  record Whole(long value) implements ExpressionNode {}

  /// A number with a fraction.
  record Real(double value) implements ExpressionNode {}

  /// A text in quotes.
  record Text(String value) implements ExpressionNode {}

  /// Name of a value, such as a parameter, a variable, a column or a counter.
  record Name(String name) implements ExpressionNode {}

  /// Call of a [Function].
  record Call(Function function, List<ExpressionNode> arguments) implements ExpressionNode {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /// Arithmetic operation on two values.
  record Arithmetic(Operator operator, ExpressionNode left, ExpressionNode right)
      implements ExpressionNode {}

  /// Arithmetic operators.
  enum Operator {
    PLUS("+"),
    MINUS("-"),
    TIMES("*"),
    /// Division; it rounds towards zero where both operands are whole numbers.
    BY("/"),
    /// Remainder of a division, with the sign of the first operand.
    REST("%");

    private final String sign;

    Operator(String sign) {
      this.sign = sign;
    }

    /// Applies the operator to whole numbers.
    ///
    /// @throws ArithmeticException when the result is undefined or exceeds the range of `long`
    public long of(long left, long right) {
      return switch (this) {
        case PLUS -> Math.addExact(left, right);
        case MINUS -> Math.subtractExact(left, right);
        case TIMES -> Math.multiplyExact(left, right);
        case BY -> Math.divideExact(left, right);
        case REST -> left % right;
      };
    }

    String sign() {
      return sign;
    }

    /// Returns the operator with a sign.
    static Operator of(String sign) {
      for (Operator each : values()) {
        if (each.sign.equals(sign)) {
          return each;
        }
      }
      throw new IllegalArgumentException("there is no operator " + sign);
    }
  }

  /// Returns the node's value if it is a constant whole number; otherwise empty. Empty, too, if its
  /// computation divides by 0 or exceeds the range of `long`.
  default OptionalLong constant() {
    return switch (this) {
      case Whole(long value) -> OptionalLong.of(value);
      case Arithmetic(Operator operator, ExpressionNode left, ExpressionNode right) -> {
        OptionalLong a = left.constant();
        OptionalLong b = right.constant();
        try {
          yield a.isPresent() && b.isPresent()
              ? OptionalLong.of(operator.of(a.getAsLong(), b.getAsLong()))
              : OptionalLong.empty();
        } catch (ArithmeticException e) {
          yield OptionalLong.empty();
        }
      }
      case Name _, Real _, Text _, Call _ -> OptionalLong.empty();
    };
  }

  /// Returns this node and all nodes in it, from the outside in.
  default Stream<ExpressionNode> all() {
    Stream<ExpressionNode> inner =
        switch (this) {
          case Call(Function _, List<ExpressionNode> arguments) -> arguments.stream();
          case Arithmetic(Operator _, ExpressionNode left, ExpressionNode right) ->
              Stream.of(left, right);
          case Name _, Whole _, Real _, Text _ -> Stream.empty();
        };
    return Stream.concat(Stream.of(this), inner.flatMap(ExpressionNode::all));
  }

  /// Returns the calls in this node, from the outside in.
  default Stream<Call> calls() {
    return all().flatMap(each -> each instanceof Call call ? Stream.of(call) : Stream.empty());
  }
}
