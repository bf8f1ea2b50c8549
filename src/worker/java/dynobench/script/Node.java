package dynobench.script;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/// An [Expression] as it was read.
public sealed interface Node {
  /// A whole number.
  record Whole(long value) implements Node {}

  /// A number with a fraction.
  record Real(double value) implements Node {}

  /// A text in quotes.
  record Text(String value) implements Node {}

  /// What stands for a parameter, a variable, or a column.
  record Name(String name) implements Node {}

  /// One of the [Function]s.
  record Call(Function function, List<Node> arguments) implements Node {
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /// Two numbers, and what is made of them.
  record Arithmetic(Operator operator, Node left, Node right) implements Node {}

  /// What can be made of two numbers.
  enum Operator {
    PLUS("+"),
    MINUS("-"),
    TIMES("*"),
    /// Towards zero where both are whole.
    BY("/"),
    /// What is left by it, with the sign of the first.
    REST("%");

    private final String sign;

    Operator(String sign) {
      this.sign = sign;
    }

    /// Of whole numbers.
    ///
    /// @throws ArithmeticException when there is no such number, or it leaves what a `long` holds
    public long of(long left, long right) {
      return switch (this) {
        case PLUS -> Math.addExact(left, right);
        case MINUS -> Math.subtractExact(left, right);
        case TIMES -> Math.multiplyExact(left, right);
        case BY -> Math.divideExact(left, right);
        case REST -> left % right;
      };
    }

    /// The one that is written like that.
    static Operator of(String sign) {
      for (Operator each : values()) {
        if (each.sign.equals(sign)) {
          return each;
        }
      }
      throw new IllegalArgumentException("there is no operator " + sign);
    }
  }

  /// The whole number that it is, whatever names stand for; empty where there is none.
  default OptionalLong constant() {
    return switch (this) {
      case Whole(long value) -> OptionalLong.of(value);
      case Arithmetic(Operator operator, Node left, Node right) -> {
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

  /// This one and all that are in it, from the outside in.
  default Stream<Node> all() {
    Stream<Node> inner =
        switch (this) {
          case Call(Function _, List<Node> arguments) -> arguments.stream();
          case Arithmetic(Operator _, Node left, Node right) -> Stream.of(left, right);
          case Name _, Whole _, Real _, Text _ -> Stream.empty();
        };
    return Stream.concat(Stream.of(this), inner.flatMap(Node::all));
  }

  /// The calls in it, from the outside in.
  default Stream<Call> calls() {
    return all().flatMap(each -> each instanceof Call call ? Stream.of(call) : Stream.empty());
  }
}
