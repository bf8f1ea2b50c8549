package dynobench.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A whole number made of parameters, such as `terms * gets`: sums, differences, products, whole
/// quotients, and parentheses.
///
/// @param text as descriptors write it
public record Formula(String text) {
  private static final Pattern TOKEN =
      Pattern.compile("\\s*(?:(\\d[\\d_]*)|([a-z][a-z0-9_]*)|([-+*/()]))\\s*");

  public Formula {
    new Reader(tokens(text), Settings.NONE, new TreeSet<>()).all();
  }

  /// The value for these settings.
  ///
  /// @throws IllegalArgumentException when a name is none of them, or the value leaves what a
  ///   `long` holds
  public long of(Settings settings) {
    return new Reader(tokens(text), settings, null).all();
  }

  /// The names in it.
  public Set<String> names() {
    var names = new TreeSet<String>();
    new Reader(tokens(text), Settings.NONE, names).all();
    return names;
  }

  private static List<String> tokens(String text) {
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

  /// Reads and computes in one pass. While names are collected, each stands for 1.
  private static final class Reader {
    private final List<String> tokens;
    private final Settings settings;
    private final @Nullable Set<String> names;
    private int at;

    Reader(List<String> tokens, Settings settings, @Nullable Set<String> names) {
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
            "\"" + String.join(" ", tokens) + "\" has no value: " + e.getMessage(), e);
      }
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
        value = times ? Math.multiplyExact(value, other) : value / other;
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
          ? Long.parseLong(token.replace("_", ""))
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
}
