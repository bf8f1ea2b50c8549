package dynobench.estimate;

import java.time.Duration;
import java.util.Locale;

/// Text for approximate durations, with suitable precision.
public final class DurationText {
  private static final long MINUTE = 60;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  private DurationText() {}

  /// Formats a duration, such as `50 s`, `3 min`, `2 h 30 min`, `4 days`; at least `1 s`.
  public static String format(Duration time) {
    long seconds = Math.max(1, time.toSeconds());
    if (seconds < MINUTE / 2) {
      return seconds + " s";
    }
    if (seconds < 2 * MINUTE) {
      return rounded(seconds) + " s";
    }
    if (seconds < 2 * HOUR) {
      return Math.round((double) seconds / MINUTE) + " min";
    }
    return seconds < 2 * DAY
        ? "%d h %d min".formatted(seconds / HOUR, seconds % HOUR / MINUTE / 10 * 10)
        : String.format(Locale.ROOT, "%,d days", Math.round((double) seconds / DAY));
  }

  private static long rounded(long seconds) {
    return Math.round(seconds / 10.0) * 10;
  }
}
