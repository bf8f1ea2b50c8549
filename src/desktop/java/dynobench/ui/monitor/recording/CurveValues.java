package dynobench.ui.monitor.recording;

import java.util.Arrays;

/// Values of one curve, four bytes each; NaN where a value is missing. It caches the minimum and
/// maximum of every 64 values, to find the extremes of a long range quickly.
final class CurveValues {
  private static final int BLOCK = 64;
  private static final int FIRST_BLOCKS = 16;

  private float[] values = new float[BLOCK * FIRST_BLOCKS];
  private float[] lows = new float[FIRST_BLOCKS];
  private float[] highs = new float[FIRST_BLOCKS];
  private int size;

  private interface Pick {
    float of(float one, float other);
  }

  void add(double value) {
    int block = size / BLOCK;
    if (block == lows.length) {
      int blocks = block + block / 4;
      values = Arrays.copyOf(values, blocks * BLOCK);
      lows = Arrays.copyOf(lows, blocks);
      highs = Arrays.copyOf(highs, blocks);
    }
    var next = (float) value;
    boolean opens = size % BLOCK == 0;
    lows[block] = opens ? next : lower(lows[block], next);
    highs[block] = opens ? next : higher(highs[block], next);
    values[size] = next;
    size++;
  }

  int size() {
    return size;
  }

  float value(int index) {
    return values[index];
  }

  /// Returns the lowest value of a range of indices; NaN if all are missing.
  float low(int from, int to) {
    return extreme(from, to, lows, CurveValues::lower);
  }

  /// Returns the highest value of a range of indices; NaN if all are missing.
  float high(int from, int to) {
    return extreme(from, to, highs, CurveValues::higher);
  }

  private float extreme(int from, int to, float[] blocks, Pick pick) {
    float extreme = Float.NaN;
    int index = from;
    while (index < to) {
      boolean whole = index % BLOCK == 0 && index + BLOCK <= to;
      extreme = pick.of(extreme, whole ? blocks[index / BLOCK] : values[index]);
      index += whole ? BLOCK : 1;
    }
    return extreme;
  }

  private static float lower(float one, float other) {
    return other < one || Float.isNaN(one) ? other : one;
  }

  private static float higher(float one, float other) {
    return other > one || Float.isNaN(one) ? other : one;
  }
}
