package dynobench.plan;

import java.util.Locale;
import java.util.function.Predicate;

/// Checks for compact constructors. Each throws an `IllegalArgumentException` with a message for
/// the author of the value.
final class ArgumentChecks {
  private ArgumentChecks() {}

  static void atLeast(String what, long value, long least) {
    if (value < least) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s must be at least %,d, not %,d", what, least, value));
    }
  }

  static void atMost(String what, long value, long most) {
    if (value > most) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s must be at most %,d, not %,d", what, most, value));
    }
  }

  static void text(String what, String value, Predicate<String> good, String rule) {
    if (!good.test(value)) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s must be %s, not \"%s\"", what, rule, value));
    }
  }
}
