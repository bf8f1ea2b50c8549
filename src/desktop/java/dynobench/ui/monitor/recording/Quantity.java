package dynobench.ui.monitor.recording;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.stream.DoubleStream;

/// Quantity of a strip's values, with their unit and labels.
public enum Quantity {
  /// Busy cores; the label adds the total number.
  CORES(1, "", "0.00", "cores"),
  BYTES(1 << 20, "", "000 MB", "bytes"),
  BYTES_PER_SECOND(64 << 10, "/s", "000 MB/s", "bytes_per_second"),
  OPERATIONS_PER_SECOND(10, "/s", "00,000/s", "per_second"),
  MILLIS(10, "", "000 ms", "ms"),
  /// Milliseconds, of which most values are much less than one.
  LATENCY(0.01, "", "000 ms", "ms"),
  /// Multiples of the run's median.
  TIMES(2, "", "0.00 ×", "ratio");

  private static final double KILO = 1024;
  private static final double THOUSAND = 1000;

  /// Limit below which a value is written in the smaller unit; it would not round to 1,000 of it.
  private static final double THOUSANDTH_BEGINS = 0.9995;

  private static final double THOUSAND_BEGINS = 999.5;

  /// Limit below which one decimal would show only one significant digit.
  private static final double FRACTION = 0.95;

  private static final String[] BYTE_UNITS = {"B", "kB", "MB", "GB", "TB"};

  /// First digits of values at gridlines, and half of a unit of bytes.
  private static final double[] ROUND = {1, 1.5, 2, 2.5, 5, 10};

  private static final double HALF_OF_UNIT = 512;
  private static final double[] STEPS = {1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10};

  private final double leastTop;
  private final String suffix;
  private final String widest;
  private final String unit;

  /// @param leastTop minimum top of a scale
  /// @param suffix of values after the unit
  /// @param widest value that is as wide as most others
  /// @param unit of values in files
  Quantity(double leastTop, String suffix, String widest, String unit) {
    this.leastTop = leastTop;
    this.suffix = suffix;
    this.widest = widest;
    this.unit = unit;
  }

  /// Returns a value as text that is as wide as most others, which do not move their neighbours
  /// therefore when they change.
  public String widest() {
    return widest;
  }

  /// Returns the unit of values in files, as a part of a name.
  public String unit() {
    return unit;
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

  /// Returns the number of equal parts into which gridlines divide a scale so that their values are
  /// round; 1 if no number does.
  ///
  /// @param top of the scale, as [#top] returns it
  /// @param most maximum number of parts
  public int parts(double top, int most) {
    for (int parts = most; parts > 1; parts--) {
      if (isRound(top / parts)) {
        return parts;
      }
    }
    return 1;
  }

  /// Returns whether a value is suited for gridlines. Cores are whole.
  private boolean isRound(double value) {
    if (this == CORES) {
      return value == Math.rint(value);
    }
    double scaled = this == BYTES || this == BYTES_PER_SECOND ? value / unit(value) : value;
    double first = scaled / Math.pow(10, Math.floor(Math.log10(scaled)));
    return scaled == HALF_OF_UNIT
        || DoubleStream.of(ROUND).anyMatch(each -> Math.abs(each - first) < 1e-6);
  }

  private static double unit(double bytes) {
    double unit = 1;
    while (unit * KILO <= bytes) {
      unit *= KILO;
    }
    return unit;
  }

  /// Returns a round number for the top of a scale that includes this value. It is not below the
  /// quantity's minimum.
  public double top(double highest) {
    double least = Math.max(highest, leastTop);
    double whole = this == BYTES || this == BYTES_PER_SECOND ? unit(least) : 1;
    double ten = whole * Math.pow(10, Math.floor(Math.log10(least / whole)));
    for (double step : STEPS) {
      if (step * ten >= least) {
        return step * ten;
      }
    }
    throw new IllegalArgumentException("no scale for " + highest);
  }
}
