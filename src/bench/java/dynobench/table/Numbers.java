package dynobench.table;

import dynobench.measure.Unit;
import dynobench.result.Relative;
import dynobench.stats.Interval;
import dynobench.stats.Summary;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Figures as a person reads them: three digits that mean something, with their unit.
public final class Numbers {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final int READ = 3; // digits that mean something to a reader
  private static final int WRITTEN = 6; // and to a spreadsheet

  /// Four decimals would show fewer digits of what is smaller.
  private static final double SMALL = 0.00995;

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
    if (size > 0 && size < SMALL) {
      return new BigDecimal(value).round(new MathContext(READ)).toPlainString();
    }
    // 9.996 would be rounded to 10.00, which has a digit too many.
    int digits = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.0995 || size == 0 ? 2 : 4;
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }

  /// How many times: three digits that mean something, however small it is.
  public static String ratio(double times) {
    if (times >= 0.0995 || times <= 0) {
      return figure(times);
    }
    return new BigDecimal(times).round(new MathContext(READ)).stripTrailingZeros().toPlainString();
  }

  /// The same; empty where it is not known.
  static String ratio(OptionalDouble times) {
    return times.isPresent() ? ratio(times.getAsDouble()) : "";
  }

  /// A multiple with what it is of, such as `13.5 × single reads`; empty where there is none.
  public static String relative(Optional<Relative> relative) {
    return relative.map(it -> ratio(it.times()) + " × " + it.to()).orElse("");
  }

  /// The interval of a median in milliseconds; a dash where there is none.
  public static String interval(Summary nanos) {
    return interval(nanos, Unit.NANOS.usual());
  }

  /// The same in another unit.
  public static String interval(Summary values, Unit.Step step) {
    Optional<Interval> interval = values.medianInterval();
    return interval
        .map(
            i -> "%s – %s".formatted(figure(i.low() / step.size()), figure(i.high() / step.size())))
        .orElse("–");
  }

  /// The same figure for a spreadsheet: all its digits, and a dot.
  public static String plain(double value, Unit.Step step) {
    return BigDecimal.valueOf(value)
        .movePointLeft((int) Math.round(Math.log10(step.size())))
        .stripTrailingZeros()
        .toPlainString();
  }

  /// As [#plain], with no more than six digits that mean something, and never less than whole.
  public static String rounded(double value, Unit.Step step) {
    var exact = new BigDecimal(plain(value, step));
    int decimals = Math.max(0, WRITTEN - exact.precision() + exact.scale());
    BigDecimal shorter = exact.setScale(Math.min(exact.scale(), decimals), RoundingMode.HALF_UP);
    return shorter.stripTrailingZeros().toPlainString();
  }

  /// A figure with its unit, in the step that suits it.
  public static String measured(double value, Unit unit) {
    Unit.Step step = unit.step(value);
    return figure(value / step.size()) + " " + step.text();
  }

  /// Operations a second.
  public static String rate(long operations, double nanos) {
    return nanos <= 0 ? "–" : rate(perSecond(operations, nanos));
  }

  /// The same figure for a spreadsheet.
  static String plainRate(long operations, double nanos) {
    return nanos <= 0 ? "–" : rounded(perSecond(operations, nanos), Unit.PER_SECOND.usual());
  }

  private static double perSecond(long operations, double nanos) {
    return operations / nanos * 1e9;
  }

  /// A rate: three digits that mean something, and never less than whole.
  public static String rate(double perSecond) {
    return perSecond == 0 ? "0" : figure(perSecond);
  }

  /// So many of something, such as `1 trial` and `2,000 trials`.
  ///
  /// @param noun in the singular
  public static String counted(long number, String noun) {
    return count(number) + " " + noun + (number == 1 ? "" : "s");
  }

  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /// A ratio to be compared with others: always three decimals.
  public static String quotient(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  static String quotient(OptionalDouble value) {
    return value.isPresent() ? quotient(value.getAsDouble()) : "";
  }
}
