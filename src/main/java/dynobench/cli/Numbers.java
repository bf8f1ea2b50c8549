package dynobench.cli;

import dynobench.stats.Interval;
import dynobench.stats.Summary;
import java.util.Locale;
import java.util.Optional;

/// Figures as a person reads them: three digits that mean something, with their unit.
final class Numbers {
  private static final double NANOS_PER_MILLI = 1e6;

  private Numbers() {}

  /// Nanoseconds as milliseconds.
  static String millis(double nanos) {
    double millis = nanos / NANOS_PER_MILLI;
    // 9.996 would be rounded to 10.00, which has a digit too many.
    int digits = millis >= 99.95 ? 0 : millis >= 9.995 ? 1 : 2;
    return String.format(Locale.ROOT, "%,." + digits + "f", millis);
  }

  /// The interval of a median in milliseconds, and its confidence; a dash where there is none.
  static String interval(Summary nanos) {
    Optional<Interval> interval = nanos.medianInterval();
    return interval.map(i -> "%s – %s".formatted(millis(i.low()), millis(i.high()))).orElse("–");
  }

  /// Operations a second.
  static String rate(long operations, double nanos) {
    return nanos <= 0 ? "–" : String.format(Locale.ROOT, "%,.0f", operations / nanos * 1e9);
  }

  static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
