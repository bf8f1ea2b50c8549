package dynobench.ui.plan;

import java.time.Duration;
import java.util.Locale;

/// Amounts that are known roughly, in words that claim no more.
final class Amounts {
  private static final long KILO = 1000;
  private static final long MINUTE = 60;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  private Amounts() {}

  /// Such as `about 2 min`.
  static String about(Duration time) {
    long seconds = Math.max(1, time.toSeconds());
    if (seconds < 2 * MINUTE) {
      return number(seconds < MINUTE / 2 ? seconds : Math.round(seconds / 10.0) * 10) + " s";
    }
    if (seconds < 2 * HOUR) {
      return number(Math.round((double) seconds / MINUTE)) + " min";
    }
    return seconds < 2 * DAY
        ? number(Math.round((double) seconds / HOUR)) + " h"
        : number(Math.round((double) seconds / DAY)) + " days";
  }

  /// Such as `10 MB`.
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
