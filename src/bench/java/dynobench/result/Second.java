package dynobench.result;

import dynobench.measure.Interval;
import org.jspecify.annotations.Nullable;

/// A second of a phase in which clients worked. Its latencies are packed, and unpacked once however
/// often they are drawn: a chart of ten minutes would otherwise unpack thousands each time.
/// Confined to one thread, as the result is that it belongs to.
public final class Second {
  private static final double MEDIAN = 50;
  private static final double MOST = 99;

  private final Interval interval;
  private @Nullable Pace pace;

  /// How long operations took, all kinds together; 0 where none ended.
  ///
  /// @param medianNanos what half of them did not exceed
  /// @param mostNanos what 99 of 100 did not exceed
  /// @param longestNanos what none exceeded
  public record Pace(long medianNanos, long mostNanos, long longestNanos) {}

  Second(Interval interval) {
    this.interval = interval;
  }

  public Interval interval() {
    return interval;
  }

  /// @throws IllegalArgumentException when its latencies can't be read: only an edited log has such
  public Pace pace() {
    Pace known = pace;
    if (known == null) {
      long[] nanos = interval.latencies(MEDIAN, MOST, 100);
      known = new Pace(nanos[0], nanos[1], nanos[2]);
      pace = known;
    }
    return known;
  }
}
