package dynobench.script;

import dynobench.text.Nearest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/// Types of the names in an expression, from which the type of the expression follows.
///
/// @param names with their types
public record Kinds(Map<String, Kind> names) {
  public Kinds {
    names = Map.copyOf(names);
  }

  /// Returns a copy with one more name.
  public Kinds with(String name, Kind kind) {
    var more = new HashMap<>(names);
    more.put(name, kind);
    return new Kinds(more);
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
  public Kind of(Expression expression) {
    return of(expression.node());
  }

  /// Checks the type of an expression.
  ///
  /// @throws IllegalArgumentException when the expression has another type
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

  /// Returns the type of a result. `+` concatenates texts, and texts with whole numbers.
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
