package dynobench.ui.monitor.recording;

import java.util.Arrays;

/// Times of samples in milliseconds since the start of the run, four bytes each, and the gaps
/// between them.
final class SampleTimes {
  private static final int FIRST = 1024;

  private final int gapMillis;
  private int[] times = new int[FIRST];
  private int[] starts = new int[FIRST];
  private int size;
  private int startCount;

  /// Creates an empty list.
  ///
  /// @param gapMillis distance of two samples above which they have a gap between them
  SampleTimes(int gapMillis) {
    this.gapMillis = gapMillis;
  }

  /// Adds the time of a sample.
  ///
  /// @param millis raised to the last time if it is earlier, which happens when the clock is set
  /// @param apart whether a gap precedes it even if it is close
  void add(long millis, boolean apart) {
    int last = size == 0 ? 0 : times[size - 1];
    int next = Math.clamp(millis, last, Integer.MAX_VALUE);
    if (size == times.length) {
      times = Arrays.copyOf(times, size + size / 4);
    }
    if (size == 0 || apart || next - last > gapMillis) {
      if (startCount == starts.length) {
        starts = Arrays.copyOf(starts, startCount + startCount / 4);
      }
      starts[startCount] = size;
      startCount++;
    }
    times[size] = next;
    size++;
  }

  /// Returns the present times, which do not change while this list grows.
  SampleTimes frozen() {
    var frozen = new SampleTimes(gapMillis);
    frozen.times = times;
    frozen.size = size;
    frozen.starts = starts;
    frozen.startCount = startCount;
    return frozen;
  }

  int size() {
    return size;
  }

  int at(int index) {
    return times[index];
  }

  /// Returns the index of the first sample at that time or later, or [#size].
  int from(double millis) {
    return millis > Integer.MAX_VALUE ? size : search(millis, 0, size);
  }

  /// Returns the index of the first sample of a range at that time or later, or the range's end. It
  /// is fast if that sample is near the beginning of the range.
  int from(double millis, int begin, int end) {
    int low = begin;
    int step = 1;
    while (low + step < end && times[low + step] < millis) {
      low += step;
      step *= 2;
    }
    return search(millis, low, Math.min(end, low + step + 1));
  }

  private int search(double millis, int begin, int end) {
    int low = begin;
    int high = end;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (times[middle] < millis) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /// Returns the index of the first sample later than that time, or [#size].
  int after(double millis) {
    return from(Math.nextUp(millis));
  }

  /// Returns whether no gap lies between two samples.
  boolean joined(int left, int right) {
    int found = Arrays.binarySearch(starts, 0, startCount, right);
    int lastStart = found >= 0 ? found : -found - 2;
    return lastStart < 0 || starts[lastStart] <= left;
  }

  /// Returns the index of the sample closest to that time; -1 if it is more than half the gap limit
  /// away.
  int nearest(double millis) {
    int after = from(millis);
    int before = after - 1;
    boolean left = after == size || (before >= 0 && millis - times[before] < times[after] - millis);
    int nearest = left ? before : after;
    return nearest >= 0 && Math.abs(times[nearest] - millis) <= gapMillis / 2.0 ? nearest : -1;
  }
}
