package dynobench.script;

import dynobench.text.Nearest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/// What names stand for in an expression, and so what an expression gives.
///
/// @param names what each is
public record Kinds(Map<String, Kind> names) {
  public Kinds {
    names = Map.copyOf(names);
  }

  /// These and one more.
  public Kinds with(String name, Kind kind) {
    var more = new HashMap<>(names);
    more.put(name, kind);
    return new Kinds(more);
  }

  /// @throws IllegalArgumentException when it names something else
  public void require(BoundSql statement) {
    statement.names().forEach(this::named);
  }

  /// @throws IllegalArgumentException when it has a mistake
  public Kind of(Expression expression) {
    return of(expression.node());
  }

  /// @throws IllegalArgumentException when it gives something else
  public void require(Expression expression, Kind wanted) {
    require(expression.node(), wanted, "\"" + expression.text() + "\"");
  }

  private void require(Node node, Kind wanted, String what) {
    Kind kind = of(node);
    if (!kind.servesAs(wanted)) {
      throw new IllegalArgumentException(
          what + " is " + kind.words() + ", where " + wanted.words() + " was expected");
    }
  }

  Kind of(Node node) {
    return switch (node) {
      case Node.Whole _ -> Kind.WHOLE;
      case Node.Real _ -> Kind.REAL;
      case Node.Text _ -> Kind.TEXT;
      case Node.Name(String name) -> named(name);
      case Node.Call(Function function, List<Node> arguments) -> call(function, arguments);
      case Node.Arithmetic(Node.Operator operator, Node left, Node right) -> {
        if ((operator == Node.Operator.BY || operator == Node.Operator.REST)
            && right.constant().equals(OptionalLong.of(0))) {
          throw new IllegalArgumentException("nothing can be divided by 0");
        }
        yield arithmetic(operator, of(left), of(right));
      }
    };
  }

  private Kind named(String name) {
    Kind kind = names.get(name);
    if (kind == null) {
      String question = Nearest.question(name, names.keySet());
      throw new IllegalArgumentException(
          "there is nothing called \""
              + name
              + "\" here"
              + (question.isEmpty()
                  ? "; there are " + String.join(", ", names.keySet().stream().sorted().toList())
                  : question));
    }
    return kind;
  }

  private Kind call(Function function, List<Node> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      require(
          arguments.get(i), function.argument(i), "argument " + (i + 1) + " of " + function.id());
    }
    function.requireSense(arguments);
    return function.result();
  }

  /// Texts can be put together.
  private static Kind arithmetic(Node.Operator operator, Kind left, Kind right) {
    boolean joins =
        operator == Node.Operator.PLUS
            && (left == Kind.TEXT || right == Kind.TEXT)
            && isPrintable(left)
            && isPrintable(right);
    if (joins) {
      return Kind.TEXT;
    }
    if (left.servesAs(Kind.REAL) && right.servesAs(Kind.REAL)) {
      return left == right ? left : Kind.REAL;
    }
    throw new IllegalArgumentException(
        "nothing can be worked out of " + left.words() + " and " + right.words());
  }

  private static boolean isPrintable(Kind kind) {
    return kind == Kind.TEXT || kind == Kind.WHOLE;
  }
}
