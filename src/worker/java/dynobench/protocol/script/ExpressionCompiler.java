package dynobench.protocol.script;

import dynobench.script.ExpressionNode;
import dynobench.script.ExpressionNode.Operator;
import dynobench.script.Function;
import dynobench.script.ValueType;
import java.util.List;

/// Compiler from expressions to values. The description's reader has checked the expressions
/// already. Whole numbers that exceed 64 bits, and divisions by 0, throw an [ArithmeticException].
final class ExpressionCompiler {
  private final Scope scope;

  ExpressionCompiler(Scope scope) {
    this.scope = scope;
  }

  CompiledValue compile(ExpressionNode node) {
    return switch (node) {
      case ExpressionNode.Whole(long value) -> ConstantValues.whole(value);
      case ExpressionNode.Real(double value) -> ConstantValues.real(value);
      case ExpressionNode.Text(String value) -> ConstantValues.text(value);
      case ExpressionNode.Name(String name) -> scope.named(name);
      case ExpressionNode.Call(Function function, List<ExpressionNode> arguments) ->
          function == Function.NEXT
              ? next(arguments.getFirst())
              : new FunctionCompiler(function, arguments.stream().map(this::compile).toList())
                  .value();
      case ExpressionNode.Arithmetic(
              Operator operator,
              ExpressionNode left,
              ExpressionNode right) ->
          arithmetic(operator, compile(left), compile(right));
    };
  }

  private CompiledValue next(ExpressionNode counter) {
    var number = scope.counter(((ExpressionNode.Name) counter).name());
    return new CompiledValue.Whole(_ -> number.incrementAndGet());
  }

  private static CompiledValue arithmetic(
      Operator operator, CompiledValue left, CompiledValue right) {
    if (left.kind() == ValueType.TEXT || right.kind() == ValueType.TEXT) {
      return joined(left, right);
    }
    return left.kind() == ValueType.WHOLE && right.kind() == ValueType.WHOLE
        ? whole(operator, left.whole(), right.whole())
        : new CompiledValue.Real(real(operator, left.real(), right.real()));
  }

  private static CompiledValue joined(CompiledValue left, CompiledValue right) {
    CompiledValue.ObjectSource first = printed(left);
    CompiledValue.ObjectSource second = printed(right);
    return new CompiledValue.Thing(
        ValueType.TEXT, frame -> first.of(frame).toString() + second.of(frame).toString());
  }

  private static CompiledValue.ObjectSource printed(CompiledValue value) {
    return value instanceof CompiledValue.Whole(CompiledValue.WholeSource source)
        ? source::of
        : value.object();
  }

  private static CompiledValue whole(
      Operator operator, CompiledValue.WholeSource a, CompiledValue.WholeSource b) {
    CompiledValue.WholeSource made = working(operator, a, b);
    // Constant expressions are computed once.
    return ConstantValues.of(a).isPresent() && ConstantValues.of(b).isPresent()
        ? ConstantValues.whole(made.of(new EvaluationFrame(0, 0)))
        : new CompiledValue.Whole(made);
  }

  private static CompiledValue.WholeSource working(
      Operator operator, CompiledValue.WholeSource a, CompiledValue.WholeSource b) {
    if (ConstantValues.of(b).isPresent()) {
      return working(operator, a, ConstantValues.of(b).getAsLong());
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
  private static CompiledValue.WholeSource working(
      Operator operator, CompiledValue.WholeSource a, long b) {
    return switch (operator) {
      case PLUS -> frame -> Math.addExact(a.of(frame), b);
      case MINUS -> frame -> Math.subtractExact(a.of(frame), b);
      case TIMES -> frame -> Math.multiplyExact(a.of(frame), b);
      case BY -> frame -> Math.divideExact(a.of(frame), b);
      case REST -> frame -> a.of(frame) % b;
    };
  }

  private static CompiledValue.RealSource real(
      Operator operator, CompiledValue.RealSource a, CompiledValue.RealSource b) {
    return switch (operator) {
      case PLUS -> frame -> a.of(frame) + b.of(frame);
      case MINUS -> frame -> a.of(frame) - b.of(frame);
      case TIMES -> frame -> a.of(frame) * b.of(frame);
      case BY -> frame -> a.of(frame) / b.of(frame);
      case REST -> frame -> a.of(frame) % b.of(frame);
    };
  }
}
