package dynobench.table;

import dynobench.stats.Interval;
import dynobench.stats.Summary;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Figures as a person reads them: three digits that mean something, with their unit.
public final class Numbers {
  private static final double NANOS_PER_MILLI = 1e6;

  private Numbers() {}

  /// Nanoseconds as milliseconds.
  public static String millis(double nanos) {
    return figure(nanos / NANOS_PER_MILLI);
  }

  /// The same; empty where it is not known.
  public static String millis(OptionalDouble nanos) {
    return nanos.isPresent() ? millis(nanos.getAsDouble()) : "";
  }

  /// A value in whatever unit.
  public static String figure(double value) {
    double size = Math.abs(value);
    // 9.996 would be rounded to 10.00, which has a digit too many.
    int digits = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.0995 || size == 0 ? 2 : 4;
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }

  /// The interval of a median in milliseconds, and its confidence; a dash where there is none.
  public static String interval(Summary nanos) {
    Optional<Interval> interval = nanos.medianInterval();
    return interval.map(i -> "%s – %s".formatted(millis(i.low()), millis(i.high()))).orElse("–");
  }

  /// Operations a second.
  public static String rate(long operations, double nanos) {
    return nanos <= 0 ? "–" : String.format(Locale.ROOT, "%,.0f", operations / nanos * 1e9);
  }

  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
