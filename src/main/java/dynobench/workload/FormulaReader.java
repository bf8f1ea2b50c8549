package dynobench.workload;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads a formula and computes it in one pass. While names are collected, each stands for 1.
final class FormulaReader {
  private final List<String> tokens;
  private final Settings settings;
  private final @Nullable Set<String> names;
  private int at;

  FormulaReader(List<String> tokens, Settings settings, @Nullable Set<String> names) {
    this.tokens = tokens;
    this.settings = settings;
    this.names = names;
  }

  long all() {
    try {
      long value = sum();
      if (at < tokens.size()) {
        throw unexpected();
      }
      return value;
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(
          "\"" + String.join(" ", tokens) + "\" has no value: " + why(e), e);
    }
  }

  private static String why(ArithmeticException e) {
    return String.valueOf(e.getMessage()).contains("zero")
        ? "it divides by zero"
        : "it is more than a computer counts";
  }

  private long sum() {
    long value = product();
    while (is("+") || is("-")) {
      boolean plus = next().equals("+");
      long other = product();
      value = plus ? Math.addExact(value, other) : Math.subtractExact(value, other);
    }
    return value;
  }

  private long product() {
    long value = operand();
    while (is("*") || is("/")) {
      boolean times = next().equals("*");
      long other = operand();
      value = times ? Math.multiplyExact(value, other) : Math.divideExact(value, other);
    }
    return value;
  }

  private long operand() {
    if (is("(")) {
      next();
      long value = sum();
      if (!is(")")) {
        throw unexpected();
      }
      next();
      return value;
    }
    String token = at < tokens.size() ? tokens.get(at) : "";
    if (token.isEmpty() || "+-*/)".contains(token)) {
      throw unexpected();
    }
    at++;
    return Character.isDigit(token.charAt(0))
        ? new BigInteger(token.replace("_", "")).longValueExact()
        : named(token);
  }

  private long named(String name) {
    if (names != null) {
      names.add(name);
      return 1;
    }
    return settings.whole(name);
  }

  private boolean is(String token) {
    return at < tokens.size() && tokens.get(at).equals(token);
  }

  private String next() {
    return tokens.get(at++);
  }

  private IllegalArgumentException unexpected() {
    String what = at < tokens.size() ? "\"" + tokens.get(at) + "\"" : "its end";
    return new IllegalArgumentException(
        "\"" + String.join(" ", tokens) + "\" was not expected to have " + what + " there");
  }
}
