package dynobench.fuzz;

import java.util.List;
import java.util.random.RandomGenerator;

/// Unusual inputs.
final class Oddities {
  private static final List<String> NUMBERS =
      List.of(
          "0",
          "-1",
          "1",
          "3",
          "-0",
          "00",
          "007",
          "1_000",
          "2147483647",
          "2147483648",
          "4294967296",
          "9223372036854775807",
          "-9223372036854775808",
          "9223372036854775808",
          "0x7fffffffffffffff",
          "0xffffffffffffffffff",
          "0b1",
          "0o17",
          "1e3",
          "1e400",
          "-1e400",
          "1.5",
          "-0.0",
          "1e-400",
          "nan",
          "inf",
          "-inf",
          "+inf",
          "1.",
          ".5",
          "1979-05-27T07:32:00Z",
          "1979-05-27",
          "07:32:00",
          "9999-99-99",
          "25:61:61",
          "2026-02-30",
          "99999-01-01T00:00:00Z");

  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "\u0000",
          "\u001b[31m",
          "\u001b]0;title\u0007",
          "\r",
          "\n",
          "\t",
          "\u007f",
          "\u0085",
          "\u2028",
          "\uFEFF",
          "\uFFFE",
          "\uD800",
          "\uDC00",
          "\u202E",
          "é",
          "e\u0301",
          "\u0664\u0665",
          "\uFF15",
          "\uD83D\uDE00",
          "\uD83D\uDC68\u200D\uD83D\uDC69",
          "%s",
          "%n%d",
          "{0}",
          "${x}",
          "$1",
          "\\",
          "\\u0000",
          "\\uD800",
          "\\UFFFFFFFF",
          "\\x",
          "'",
          "\"",
          "\"\"\"",
          "'''",
          "=",
          "=1",
          "+1",
          "-1",
          "@SUM(1)",
          "../../x",
          "C:\\x",
          "<script>",
          "&amp;",
          "a\u0000b",
          "i\u0307",
          "İ",
          "ß");

  private static final List<String> VALUES =
      List.of(
          "true",
          "false",
          "\"\"",
          "''",
          "\" \"",
          "[]",
          "{}",
          "[[]]",
          "[[1]]",
          "[1, \"a\"]",
          "{ a = 1 }",
          "{ a = { b = [ { c = 1 } ] } }",
          "[ { use = 1 } ]",
          "[ {} ]",
          "[ \"a\", 1, {} ]",
          "\"\\u0000\"",
          "\"\\uD800\"",
          "\"\\U00110000\"",
          "\"\\UFFFFFFFF\"",
          "\"\\x41\"",
          "\"\"\"a\nb\"\"\"",
          "'''a'''",
          "[ 1, 2, 2 ]",
          "[ nan ]",
          "\"every 999999999\"",
          "\"every 0\"",
          "\"batch 9999999999\"",
          "\"999999g\"",
          "\"9999999m\"",
          "\"-1m\"",
          "\"\u0664m\"",
          "\"İ\"",
          "\"a/b/c\"",
          "\"/\"",
          "\"hsqldb/\"",
          "\"-XX:OnOutOfMemoryError=id\"",
          "[ \"-javaagent:x.jar\" ]",
          "[ \"@file\" ]",
          "[ \"-\" ]",
          "\"{folder}\"",
          "\"{other}\"",
          "\"\u001b[2J\"");

  private Oddities() {}

  static <T> T one(RandomGenerator random, List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  static String number(RandomGenerator random) {
    return switch (random.nextInt(4)) {
      case 0 -> Long.toString(random.nextLong());
      case 1 -> Integer.toString(random.nextInt(-10, 5000));
      case 2 -> Double.toString(random.nextDouble() * 100);
      default -> one(random, NUMBERS);
    };
  }

  static String text(RandomGenerator random) {
    return switch (random.nextInt(8)) {
      case 0 -> one(random, TEXTS).repeat(random.nextInt(1, 300));
      case 1 -> Character.toString(random.nextInt(0x3000));
      case 2 -> Character.toString(random.nextInt(0x110000));
      default -> one(random, TEXTS);
    };
  }

  /// Returns a value that may follow a `=`.
  static String value(RandomGenerator random) {
    return switch (random.nextInt(8)) {
      case 0, 1 -> number(random);
      case 2 -> "\"" + text(random) + "\"";
      case 3 -> nested(random);
      case 4 -> "\"" + "x".repeat(random.nextInt(2000)) + "\"";
      default -> one(random, VALUES);
    };
  }

  /// Returns a deeply nested value. Some are deep enough to overflow the stack of a recursive
  /// parser.
  static String nested(RandomGenerator random) {
    int depth = random.nextInt(4) > 0 ? random.nextInt(1, 60) : random.nextInt(60, 6000);
    return switch (random.nextInt(4)) {
      case 0 -> "[".repeat(depth) + "]".repeat(depth);
      case 1 -> "[".repeat(depth);
      case 2 -> "{ a = ".repeat(depth) + "1" + " }".repeat(depth);
      default -> "1\n" + "a.".repeat(depth) + "a = 1";
    };
  }
}
