package dynobench.recordings;

import org.HdrHistogram.PackedHistogram;

/// Durations as a histogram, and their exact sum. Percentiles are known to about one percent. Takes
/// at most some kilobytes, so that there may be thousands.
final class DurationSums {
  private static final int DIGITS = 2;

  /// Longest duration that the histogram distinguishes, a day.
  private static final long LONGEST = 86_400_000_000_000L;

  private static final double MEDIAN = 50;
  private static final double LATE = 99;

  private final PackedHistogram nanos = new PackedHistogram(DIGITS);
  private long total;

  void add(long duration) {
    nanos.recordValue(Math.clamp(duration, 0, LONGEST));
    total += duration;
  }

  void addAll(DurationSums other) {
    nanos.add(other.nanos);
    total += other.total;
  }

  long count() {
    return nanos.getTotalCount();
  }

  long total() {
    return total;
  }

  long p50() {
    return nanos.getValueAtPercentile(MEDIAN);
  }

  long p99() {
    return nanos.getValueAtPercentile(LATE);
  }
}
