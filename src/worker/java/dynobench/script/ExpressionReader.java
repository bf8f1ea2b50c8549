package dynobench.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parser of expressions.
final class ExpressionReader {
  /// Maximum length of an expression, ten times the longest one in use. The parser reads
  /// parentheses recursively, and the limit keeps it from a stack overflow.
  private static final int MOST_CHARACTERS = 500;

  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(?:(\\d[\\d_]*(?:\\.\\d+)?)|([a-z][a-z0-9_]*)|('[^']*')|([-+*/%(),]))\\s*");

  private static final String NO_OPERAND = "+*/%),";

  private final String text;
  private final List<String> tokens;
  private int at;

  private ExpressionReader(String text) {
    this.text = text;
    this.tokens = tokens(text);
  }

  /// Parses an expression.
  ///
  /// @throws IllegalArgumentException with the problem in its message
  static ExpressionNode read(String text) {
    var reader = new ExpressionReader(text);
    ExpressionNode node = reader.sum();
    if (reader.at < reader.tokens.size()) {
      throw reader.unexpected();
    }
    return node;
  }

  private static List<String> tokens(String text) {
    if (text.length() > MOST_CHARACTERS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "must have at most %,d characters, not %,d",
              MOST_CHARACTERS,
              text.length()));
    }
    var tokens = new ArrayList<String>();
    Matcher matcher = TOKEN.matcher(text);
    int end = 0;
    while (end < text.length()) {
      if (!matcher.find(end) || matcher.start() != end) {
        throw new IllegalArgumentException(
            "\"" + text + "\" can't be read from \"" + text.substring(end) + "\" on");
      }
      tokens.add(matcher.group().strip());
      end = matcher.end();
    }
    return tokens;
  }

  private ExpressionNode sum() {
    return chain(Set.of("+", "-"), this::product);
  }

  private ExpressionNode product() {
    return chain(Set.of("*", "/", "%"), this::operand);
  }

  @FunctionalInterface
  private interface OperandParser {
    ExpressionNode read();
  }

  private ExpressionNode chain(Set<String> signs, OperandParser part) {
    ExpressionNode node = part.read();
    while (signs.contains(token())) {
      String sign = next();
      node = new ExpressionNode.Arithmetic(ExpressionNode.Operator.of(sign), node, part.read());
    }
    return node;
  }

  private ExpressionNode operand() {
    String token = token();
    if (token.isEmpty() || NO_OPERAND.contains(token)) {
      throw unexpected();
    }
    next();
    return switch (token.charAt(0)) {
      case '(' -> {
        ExpressionNode inner = sum();
        require(")");
        yield inner;
      }
      case '-' ->
          new ExpressionNode.Arithmetic(
              ExpressionNode.Operator.MINUS, new ExpressionNode.Whole(0), operand());
      case '\'' -> new ExpressionNode.Text(token.substring(1, token.length() - 1));
      default -> Character.isDigit(token.charAt(0)) ? number(token) : named(token);
    };
  }

  private ExpressionNode number(String token) {
    String digits = token.replace("_", "");
    try {
      return digits.contains(".")
          ? new ExpressionNode.Real(Double.parseDouble(digits))
          : new ExpressionNode.Whole(Long.parseLong(digits));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("\"" + text + "\" has no value: a number is too large", e);
    }
  }

  private ExpressionNode named(String name) {
    if (!token().equals("(")) {
      return new ExpressionNode.Name(name);
    }
    next();
    var arguments = new ArrayList<ExpressionNode>();
    while (arguments.isEmpty() || token().equals(",")) {
      if (!arguments.isEmpty()) {
        next();
      }
      arguments.add(sum());
    }
    require(")");
    Function function = Function.named(name);
    function.requireCount(arguments.size());
    return new ExpressionNode.Call(function, arguments);
  }

  private String token() {
    return at < tokens.size() ? tokens.get(at) : "";
  }

  private String next() {
    return tokens.get(at++);
  }

  private void require(String token) {
    if (!token().equals(token)) {
      throw unexpected();
    }
    next();
  }

  private IllegalArgumentException unexpected() {
    if (tokens.isEmpty()) {
      return new IllegalArgumentException("is empty, but a value was expected");
    }
    String what = at < tokens.size() ? "\"" + tokens.get(at) + "\"" : "end";
    return new IllegalArgumentException("\"" + text + "\" has an unexpected " + what);
  }
}
