package dynobench.script;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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

  /// The first function in it that gives something new each time.
  default @Nullable Function newEachTime() {
    return switch (this) {
      case Call(Function function, List<Node> arguments) ->
          function.isNewEachTime() ? function : first(arguments);
      case Arithmetic(Operator _, Node left, Node right) -> first(List.of(left, right));
      case Name _, Whole _, Real _, Text _ -> null;
    };
  }

  private static @Nullable Function first(List<Node> nodes) {
    return nodes.stream().map(Node::newEachTime).filter(Objects::nonNull).findFirst().orElse(null);
  }

  /// Adds the names in it.
  default void names(Set<String> names) {
    switch (this) {
      case Name(String name) -> names.add(name);
      case Call(Function _, List<Node> arguments) -> arguments.forEach(each -> each.names(names));
      case Arithmetic(Operator _, Node left, Node right) -> {
        left.names(names);
        right.names(names);
      }
      case Whole _, Real _, Text _ -> {}
    }
  }
}
