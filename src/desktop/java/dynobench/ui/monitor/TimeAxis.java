package dynobench.ui.monitor;

import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;

/// Ticks of the time axis and their labels.
final class TimeAxis {
  private static final long SECOND = 1_000;
  private static final long MINUTE = 60 * SECOND;
  private static final long HOUR = 60 * MINUTE;
  private static final long[] STEPS = {
    100,
    200,
    500,
    SECOND,
    2 * SECOND,
    5 * SECOND,
    10 * SECOND,
    15 * SECOND,
    30 * SECOND,
    MINUTE,
    2 * MINUTE,
    5 * MINUTE,
    10 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
    HOUR,
    2 * HOUR,
    6 * HOUR,
    12 * HOUR,
    24 * HOUR,
    96 * HOUR
  };

  private final long step;

  /// Chooses the distance of the ticks, from 100 ms to 96 hours.
  ///
  /// @param most maximum number of ticks that fit
  TimeAxis(TimeWindow window, double most) {
    double least = window.length() / Math.max(1, most);
    step =
        LongStream.of(STEPS)
            .filter(each -> each >= least)
            .findFirst()
            .orElse(STEPS[STEPS.length - 1]);
  }

  /// Returns the ticks in a time range, in milliseconds.
  List<Long> ticks(TimeWindow window) {
    long first = (long) Math.ceil(window.from() / step) * step;
    return LongStream.iterate(first, each -> each <= window.to(), each -> each + step)
        .boxed()
        .toList();
  }

  /// Returns the label of a time, with the precision that the distance of the ticks requires.
  String text(long millis) {
    if (step % MINUTE == 0) {
      return millis < HOUR || (step % HOUR != 0 && millis < 2 * HOUR)
          ? millis / MINUTE + " min"
          : "%d:%02d h".formatted(millis / HOUR, millis % HOUR / MINUTE);
    }
    return step < SECOND ? exact((double) millis) : seconds(millis, millis / SECOND % 60 + "");
  }

  /// Returns the label of a time with a precision of a tenth of a second; of a second from one hour
  /// on.
  static String exact(double millis) {
    long tenths = Math.round(millis / 100);
    return seconds(tenths * 100, String.format(Locale.ROOT, "%.1f", tenths % 600 / 10.0));
  }

  private static String seconds(long millis, String seconds) {
    if (millis >= HOUR) {
      return "%d:%02d:%02d h"
          .formatted(millis / HOUR, millis % HOUR / MINUTE, millis % MINUTE / SECOND);
    }
    return millis < MINUTE
        ? seconds + " s"
        : "%d:%s%s min".formatted(millis / MINUTE, millis / SECOND % 60 < 10 ? "0" : "", seconds);
  }
}
