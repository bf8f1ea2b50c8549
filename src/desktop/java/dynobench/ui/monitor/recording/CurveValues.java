package dynobench.ui.monitor.recording;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;

/// Values of one curve, four bytes each; NaN where a value is missing. It caches minimum, maximum,
/// sum and number of every 64 values, to evaluate a long range quickly.
final class CurveValues {
  private static final int BLOCK = 64;
  private static final int FIRST_BLOCKS = 16;

  private float[] values = new float[BLOCK * FIRST_BLOCKS];
  private float[] lows = new float[FIRST_BLOCKS];
  private float[] highs = new float[FIRST_BLOCKS];
  private double[] sums = new double[FIRST_BLOCKS];
  private byte[] counts = new byte[FIRST_BLOCKS];
  private int size;

  void add(double value) {
    int block = size / BLOCK;
    if (block == lows.length) {
      int blocks = block + block / 4;
      values = Arrays.copyOf(values, blocks * BLOCK);
      lows = Arrays.copyOf(lows, blocks);
      highs = Arrays.copyOf(highs, blocks);
      sums = Arrays.copyOf(sums, blocks);
      counts = Arrays.copyOf(counts, blocks);
    }
    var next = (float) value;
    boolean opens = size % BLOCK == 0;
    lows[block] = opens ? next : lower(lows[block], next);
    highs[block] = opens ? next : higher(highs[block], next);
    if (!Float.isNaN(next)) {
      sums[block] += next;
      counts[block]++;
    }
    values[size] = next;
    size++;
  }

  /// Returns the present values by index. They do not change while this list grows.
  IntToDoubleFunction frozen() {
    float[] now = values;
    return index -> now[index];
  }

  int size() {
    return size;
  }

  float value(int index) {
    return values[index];
  }

  /// Lowest and highest of some values, as [#find] sets them.
  static final class Extremes {
    private float low;
    private float high;

    /// Returns whether all values are missing.
    boolean isEmpty() {
      return low > high;
    }

    float low() {
      return low;
    }

    float high() {
      return high;
    }
  }

  /// Finds the lowest and the highest value of a range of indices, without the missing ones.
  ///
  /// @param to index after the last value
  /// @param into is overwritten
  void find(int from, int to, Extremes into) {
    float low = Float.POSITIVE_INFINITY;
    float high = Float.NEGATIVE_INFINITY;
    int index = from;
    while (index < to) {
      if (index % BLOCK == 0 && index + BLOCK <= to) {
        int block = index / BLOCK;
        low = lows[block] < low ? lows[block] : low; // false for a missing value
        high = highs[block] > high ? highs[block] : high;
        index += BLOCK;
      } else {
        float value = values[index];
        low = value < low ? value : low;
        high = value > high ? value : high;
        index++;
      }
    }
    into.low = low;
    into.high = high;
  }

  /// Returns the statistics of a range of indices; empty if all values are missing.
  Optional<CurveStatistics> statistics(int from, int to) {
    double sum = 0;
    long count = 0;
    int index = from;
    while (index < to) {
      boolean whole = index % BLOCK == 0 && index + BLOCK <= to;
      if (whole) {
        sum += sums[index / BLOCK];
        count += counts[index / BLOCK];
      } else if (!Float.isNaN(values[index])) {
        sum += values[index];
        count++;
      }
      index += whole ? BLOCK : 1;
    }
    var extremes = new Extremes();
    find(from, to, extremes);
    return count == 0
        ? Optional.empty()
        : Optional.of(new CurveStatistics(extremes.low(), sum / count, extremes.high()));
  }

  private static float lower(float one, float other) {
    return other < one || Float.isNaN(one) ? other : one;
  }

  private static float higher(float one, float other) {
    return other > one || Float.isNaN(one) ? other : one;
  }
}
