package dynobench.ui.monitor.recording;

import java.util.Arrays;

/// When samples were taken, in milliseconds since the run began, four bytes each; and where gaps
/// lie between them.
final class Moments {
  private static final int FIRST = 1024;

  private final int gapMillis;
  private int[] times = new int[FIRST];
  private int[] starts = new int[FIRST];
  private int size;
  private int startCount;

  /// @param gapMillis samples that are further apart have a gap between them
  Moments(int gapMillis) {
    this.gapMillis = gapMillis;
  }

  /// @param millis one before the last counts as the last: clocks are set
  /// @param apart whether a gap comes before it however close it is
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

  int size() {
    return size;
  }

  int at(int index) {
    return times[index];
  }

  /// The first one at that time or after it; [#size] when there is none.
  int from(double millis) {
    if (millis > Integer.MAX_VALUE) {
      return size;
    }
    int low = 0;
    int high = size;
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

  /// Whether no gap lies between two samples.
  boolean joined(int left, int right) {
    int found = Arrays.binarySearch(starts, 0, startCount, right);
    int lastStart = found >= 0 ? found : -found - 2;
    return lastStart < 0 || starts[lastStart] <= left;
  }

  /// The sample closest to that time; -1 when that lies in a gap.
  int nearest(double millis) {
    int after = from(millis);
    int before = after - 1;
    boolean left = after == size || (before >= 0 && millis - times[before] < times[after] - millis);
    int nearest = left ? before : after;
    return nearest >= 0 && Math.abs(times[nearest] - millis) <= gapMillis / 2.0 ? nearest : -1;
  }
}
