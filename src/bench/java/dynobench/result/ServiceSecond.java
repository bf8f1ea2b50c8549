package dynobench.result;

import dynobench.measure.ClientInterval;
import org.jspecify.annotations.Nullable;

/// One second of a phase with clients. Its latencies are unpacked only once, even if a chart draws
/// them often: a chart of ten minutes would otherwise unpack thousands each time. Confined to one
/// thread, like the [RunResult] that contains it.
public final class ServiceSecond {
  private static final double MEDIAN = 50;
  private static final double MOST = 99;

  private final ClientInterval interval;
  private @Nullable Pace pace;

  /// Latencies of operations of all kinds together, in nanoseconds; 0 where no operation ended.
  ///
  /// @param medianNanos median
  /// @param mostNanos 99th percentile
  /// @param longestNanos maximum
  public record Pace(long medianNanos, long mostNanos, long longestNanos) {}

  ServiceSecond(ClientInterval interval) {
    this.interval = interval;
  }

  public ClientInterval interval() {
    return interval;
  }

  /// Returns the latencies of this second, which the first call unpacks.
  ///
  /// @throws IllegalArgumentException when the latencies cannot be read, which only happens in an
  ///   edited log
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
