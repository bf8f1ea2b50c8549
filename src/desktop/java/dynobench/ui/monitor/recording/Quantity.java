package dynobench.ui.monitor.recording;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/// What a strip's numbers are, and how a person reads them.
public enum Quantity {
  /// Busy ones; how many there are is said beside it.
  CORES(1, ""),
  BYTES(1 << 20, ""),
  BYTES_PER_SECOND(64 << 10, "/s"),
  OPERATIONS_PER_SECOND(10, "/s"),
  MILLIS(10, ""),
  /// In milliseconds too, of which most last far less than one.
  LATENCY(0.01, ""),
  /// 1 is what is usual in the run.
  TIMES(2, "");

  private static final double KILO = 1024;
  private static final double THOUSAND = 1000;

  /// What is less would not be rounded up to 1,000 of the smaller unit.
  private static final double THOUSANDTH_BEGINS = 0.9995;

  private static final double THOUSAND_BEGINS = 999.5;

  /// One decimal would show one digit only of what is smaller.
  private static final double FRACTION = 0.95;

  private static final String[] BYTE_UNITS = {"B", "kB", "MB", "GB", "TB"};
  private static final double[] STEPS = {1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10};

  private final double leastTop;
  private final String suffix;

  Quantity(double leastTop, String suffix) {
    this.leastTop = leastTop;
    this.suffix = suffix;
  }

  /// A value with its unit. Memory is counted as JVM flags count it: 1 MB is 1024 kB.
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

  /// Two digits that mean something, however small it is.
  private static String rate(double value) {
    return value > 0 && value < FRACTION
        ? new BigDecimal(value).round(new MathContext(2)).toPlainString()
        : digits(value);
  }

  private static String digits(double value) {
    boolean fine = value < 9.95 && value != Math.rint(value);
    return String.format(Locale.ROOT, fine ? "%.1f" : "%,.0f", value);
  }

  /// A round number for the top of a scale that must hold this value.
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
