package dynobench.ui.monitor.recording;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/// Quantity of a strip's values, with their unit and labels.
public enum Quantity {
  /// Busy cores; the label adds the total number.
  CORES(1, ""),
  BYTES(1 << 20, ""),
  BYTES_PER_SECOND(64 << 10, "/s"),
  OPERATIONS_PER_SECOND(10, "/s"),
  MILLIS(10, ""),
  /// Milliseconds, of which most values are much less than one.
  LATENCY(0.01, ""),
  /// Multiples of the run's median.
  TIMES(2, "");

  private static final double KILO = 1024;
  private static final double THOUSAND = 1000;

  /// Limit below which a value is written in the smaller unit; it would not round to 1,000 of it.
  private static final double THOUSANDTH_BEGINS = 0.9995;

  private static final double THOUSAND_BEGINS = 999.5;

  /// Limit below which one decimal would show only one significant digit.
  private static final double FRACTION = 0.95;

  private static final String[] BYTE_UNITS = {"B", "kB", "MB", "GB", "TB"};
  private static final double[] STEPS = {1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10};

  private final double leastTop;
  private final String suffix;

  Quantity(double leastTop, String suffix) {
    this.leastTop = leastTop;
    this.suffix = suffix;
  }

  /// Returns a value with its unit. Memory has the units of JVM flags: 1 MB is 1024 kB.
  public String text(double value) {
    return switch (this) {
      case CORES -> String.format(Locale.ROOT, value < 0.995 ? "%.2f" : "%.1f", value);
      case MILLIS -> "%s ms".formatted(digits(value));
      case LATENCY -> latency(value);
      case OPERATIONS_PER_SECOND -> rate(value) + suffix;
      case TIMES -> String.format(Locale.ROOT, "%.2f ×", value);
      case BYTES, BYTES_PER_SECOND -> bytes(value) + suffix;
    };
  }

  private static String latency(double millis) {
    if (millis < THOUSANDTH_BEGINS) {
      return digits(millis * THOUSAND) + " µs";
    }
    return millis < THOUSAND_BEGINS ? digits(millis) + " ms" : digits(millis / THOUSAND) + " s";
  }

  private static String bytes(double value) {
    double scaled = value;
    int unit = 0;
    while (scaled >= KILO && unit < BYTE_UNITS.length - 1) {
      scaled /= KILO;
      unit++;
    }
    return digits(scaled) + " " + BYTE_UNITS[unit];
  }

  /// Returns a rate with two significant digits if it is small.
  private static String rate(double value) {
    return value > 0 && value < FRACTION
        ? new BigDecimal(value).round(new MathContext(2)).toPlainString()
        : digits(value);
  }

  private static String digits(double value) {
    boolean fine = value < 9.95 && value != Math.rint(value);
    return String.format(Locale.ROOT, fine ? "%.1f" : "%,.0f", value);
  }

  /// Returns a round number for the top of a scale that includes this value.
  public double top(double highest) {
    double least = Math.max(highest, leastTop);
    double unit = 1;
    if (this == BYTES || this == BYTES_PER_SECOND) {
      while (unit * KILO <= least) {
        unit *= KILO;
      }
    }
    double ten = unit * Math.pow(10, Math.floor(Math.log10(least / unit)));
    for (double step : STEPS) {
      if (step * ten >= least) {
        return step * ten;
      }
    }
    throw new IllegalArgumentException("no scale for " + highest);
  }
}
