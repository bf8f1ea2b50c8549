package dynobench.protocol.script;

import dynobench.script.Function;
import dynobench.script.Kind;
import dynobench.script.Node;
import dynobench.script.Node.Operator;
import java.util.List;

/// Compiler from expressions to values. The description's reader has checked the expressions
/// already.
final class Compiler {
  private final Scope scope;

  Compiler(Scope scope) {
    this.scope = scope;
  }

  Value compile(Node node) {
    return switch (node) {
      case Node.Whole(long value) -> Constants.whole(value);
      case Node.Real(double value) -> Constants.real(value);
      case Node.Text(String value) -> Constants.text(value);
      case Node.Name(String name) -> scope.named(name);
      case Node.Call(Function function, List<Node> arguments) ->
          function == Function.NEXT
              ? next(arguments.getFirst())
              : new Drawing(function, arguments.stream().map(this::compile).toList()).value();
      case Node.Arithmetic(Operator operator, Node left, Node right) ->
          arithmetic(operator, compile(left), compile(right));
    };
  }

  private Value next(Node counter) {
    var number = scope.counter(((Node.Name) counter).name());
    return new Value.Whole(_ -> number.incrementAndGet());
  }

  private static Value arithmetic(Operator operator, Value left, Value right) {
    if (left.kind() == Kind.TEXT || right.kind() == Kind.TEXT) {
      return joined(left, right);
    }
    return left.kind() == Kind.WHOLE && right.kind() == Kind.WHOLE
        ? whole(operator, left.whole(), right.whole())
        : new Value.Real(real(operator, left.real(), right.real()));
  }

  private static Value joined(Value left, Value right) {
    Value.ObjectSource first = printed(left);
    Value.ObjectSource second = printed(right);
    return new Value.Thing(
        Kind.TEXT, frame -> first.of(frame).toString() + second.of(frame).toString());
  }

  private static Value.ObjectSource printed(Value value) {
    return value instanceof Value.Whole(Value.WholeSource source) ? source::of : value.thing();
  }

  private static Value whole(Operator operator, Value.WholeSource a, Value.WholeSource b) {
    Value.WholeSource made = working(operator, a, b);
    // Constant expressions are computed once.
    return Constants.of(a).isPresent() && Constants.of(b).isPresent()
        ? Constants.whole(made.of(new Frame(0, 0)))
        : new Value.Whole(made);
  }

  private static Value.WholeSource working(
      Operator operator, Value.WholeSource a, Value.WholeSource b) {
    if (Constants.of(b).isPresent()) {
      return working(operator, a, Constants.of(b).getAsLong());
    }
    return switch (operator) {
      case PLUS -> frame -> Math.addExact(a.of(frame), b.of(frame));
      case MINUS -> frame -> Math.subtractExact(a.of(frame), b.of(frame));
      case TIMES -> frame -> Math.multiplyExact(a.of(frame), b.of(frame));
      case BY -> frame -> Math.divideExact(a.of(frame), b.of(frame));
      case REST -> frame -> a.of(frame) % b.of(frame);
    };
  }

  /// Compiles an operation with a constant operand, the most frequent case, which saves a call.
  private static Value.WholeSource working(Operator operator, Value.WholeSource a, long b) {
    return switch (operator) {
      case PLUS -> frame -> Math.addExact(a.of(frame), b);
      case MINUS -> frame -> Math.subtractExact(a.of(frame), b);
      case TIMES -> frame -> Math.multiplyExact(a.of(frame), b);
      case BY -> frame -> Math.divideExact(a.of(frame), b);
      case REST -> frame -> a.of(frame) % b;
    };
  }

  private static Value.RealSource real(Operator operator, Value.RealSource a, Value.RealSource b) {
    return switch (operator) {
      case PLUS -> frame -> a.of(frame) + b.of(frame);
      case MINUS -> frame -> a.of(frame) - b.of(frame);
      case TIMES -> frame -> a.of(frame) * b.of(frame);
      case BY -> frame -> a.of(frame) / b.of(frame);
      case REST -> frame -> a.of(frame) % b.of(frame);
    };
  }
}
