package dynobench.ui.plan;

import java.util.Locale;

/// Texts of approximate amounts, rounded to their precision.
final class AmountTexts {
  private static final long KILO = 1000;

  private AmountTexts() {}

  /// Returns an amount such as `10 MB`, in units of 1000: whole kB or MB, or GB with one decimal.
  /// At least 1 kB.
  static String bytes(long bytes) {
    double rest = bytes;
    String unit = "kB";
    rest /= KILO;
    if (rest >= KILO) {
      rest /= KILO;
      unit = "MB";
    }
    if (rest >= KILO) {
      return String.format(Locale.ROOT, "%,.1f GB", rest / KILO);
    }
    return number(Math.max(1, Math.round(rest))) + " " + unit;
  }

  private static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }
}
