package dynobench.table;

import dynobench.measure.Unit;
import dynobench.result.RelativeValue;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Summary;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Numbers as text for people, with about three significant digits, and for spreadsheets.
public final class NumberText {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final int READ = 3; // significant digits for a reader
  private static final int WRITTEN = 6; // and for a spreadsheet

  /// Limit below which four decimals would show fewer than three significant digits.
  private static final double SMALL = 0.00995;

  private NumberText() {}

  /// Returns nanoseconds as milliseconds.
  public static String millis(double nanos) {
    return figure(nanos / NANOS_PER_MILLI);
  }

  /// Returns nanoseconds as milliseconds; empty for an unknown value.
  public static String millis(OptionalDouble nanos) {
    return nanos.isPresent() ? millis(nanos.getAsDouble()) : "";
  }

  /// Returns a value with about three significant digits: two decimals from 0.1, one from 10, none
  /// from 100. Digits before the decimal point are never rounded.
  public static String figure(double value) {
    double size = Math.abs(value);
    if (size > 0 && size < SMALL) {
      return new BigDecimal(value).round(new MathContext(READ)).toPlainString();
    }
    // 9.996 would be rounded to 10.00, with a digit too many.
    int digits = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.0995 || size == 0 ? 2 : 4;
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }

  /// Returns a ratio like [#figure], or with three significant digits if it is below 0.1.
  public static String ratio(double times) {
    if (times >= 0.0995 || times <= 0) {
      return figure(times);
    }
    return new BigDecimal(times).round(new MathContext(READ)).stripTrailingZeros().toPlainString();
  }

  /// Returns a ratio as [#ratio(double)] does; empty for an unknown ratio.
  static String ratio(OptionalDouble times) {
    return times.isPresent() ? ratio(times.getAsDouble()) : "";
  }

  /// Returns a multiple with its base, such as `13.5 × single reads`; empty without a multiple.
  public static String relative(Optional<RelativeValue> relative) {
    return relative.map(it -> ratio(it.times()) + " × " + it.to()).orElse("");
  }

  /// Returns the interval of a median in milliseconds; a dash without an interval.
  public static String interval(Summary nanos) {
    return interval(nanos, Unit.NANOS.usual());
  }

  /// Returns the interval of a median in another unit; a dash without an interval.
  public static String interval(Summary values, Unit.Step step) {
    Optional<ConfidenceInterval> interval = values.medianInterval();
    return interval
        .map(
            i -> "%s – %s".formatted(figure(i.low() / step.size()), figure(i.high() / step.size())))
        .orElse("–");
  }

  /// Returns a figure for a spreadsheet: all its digits, with a decimal point.
  public static String plain(double value, Unit.Step step) {
    return BigDecimal.valueOf(value)
        .movePointLeft((int) Math.round(Math.log10(step.size())))
        .stripTrailingZeros()
        .toPlainString();
  }

  /// Returns a figure like [#plain], rounded to six significant digits; digits before the decimal
  /// point are never rounded.
  public static String rounded(double value, Unit.Step step) {
    var exact = new BigDecimal(plain(value, step));
    int decimals = Math.max(0, WRITTEN - exact.precision() + exact.scale());
    BigDecimal shorter = exact.setScale(Math.min(exact.scale(), decimals), RoundingMode.HALF_UP);
    return shorter.stripTrailingZeros().toPlainString();
  }

  /// Returns a figure with its unit, in the most suitable step.
  public static String measured(double value, Unit unit) {
    Unit.Step step = unit.step(value);
    return figure(value / step.size()) + " " + step.text();
  }

  /// Returns the operations a second; a dash if the time is 0.
  public static String rate(long operations, double nanos) {
    return nanos <= 0 ? "–" : rate(perSecond(operations, nanos));
  }

  /// Returns the operations a second for a spreadsheet; a dash if the time is 0.
  static String plainRate(long operations, double nanos) {
    return nanos <= 0 ? "–" : rounded(perSecond(operations, nanos), Unit.PER_SECOND.usual());
  }

  private static double perSecond(long operations, double nanos) {
    return operations / nanos * 1e9;
  }

  /// Returns a rate like [#figure], but `0` for zero.
  public static String rate(double perSecond) {
    return perSecond == 0 ? "0" : figure(perSecond);
  }

  /// Returns a number with its noun, such as `1 trial` and `2,000 trials`.
  ///
  /// @param noun noun in the singular
  public static String counted(long number, String noun) {
    return count(number) + " " + noun + (number == 1 ? "" : "s");
  }

  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /// Returns a ratio for comparison with others, always with three decimals.
  public static String quotient(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  static String quotient(OptionalDouble value) {
    return value.isPresent() ? quotient(value.getAsDouble()) : "";
  }
}
