package dynobench.ui.monitor.recording;

import java.util.Arrays;
import java.util.List;

/// A curve thinned to what pixel columns can show of it: first, lowest, highest and last value of
/// each. A line through them looks the same as one through all values. The samples next to the
/// window on either side come along as columns of their own, so that lines lead out of it.
public final class PixelColumns {
  /// Of a curve without values.
  public static final PixelColumns NONE = new PixelColumns(0);

  private static final int NOTHING = -1;

  private final double[] places;
  private final float[] firsts;
  private final float[] lows;
  private final float[] highs;
  private final float[] lasts;
  private final boolean[] joined;
  private int count;
  private int lastIndex = NOTHING;

  private PixelColumns(int most) {
    places = new double[most];
    firsts = new float[most];
    lows = new float[most];
    highs = new float[most];
    lasts = new float[most];
    joined = new boolean[most];
  }

  /// @param from left edge of the first column, in milliseconds
  /// @param to right edge of the last one
  /// @param pixels how many columns
  static PixelColumns of(Moments moments, Trace trace, double from, double to, int pixels) {
    var columns = new PixelColumns(pixels + 2);
    double perPixel = (to - from) / pixels;
    int index = moments.from(from);
    if (index > 0) {
      columns.add(moments, trace, index - 1, index, (moments.at(index - 1) - from) / perPixel);
    }
    for (int pixel = 0; pixel < pixels; pixel++) {
      int end = moments.from(from + perPixel * (pixel + 1));
      columns.add(moments, trace, index, end, pixel + 0.5);
      index = end;
    }
    if (index < moments.size()) {
      columns.add(moments, trace, index, index + 1, (moments.at(index) - from) / perPixel);
    }
    return columns;
  }

  private void add(Moments moments, Trace trace, int from, int to, double place) {
    float low = trace.low(from, to);
    if (Float.isNaN(low)) {
      return;
    }
    int first = from;
    while (Float.isNaN(trace.value(first))) {
      first++;
    }
    int last = to - 1;
    while (Float.isNaN(trace.value(last))) {
      last--;
    }
    places[count] = place;
    firsts[count] = trace.value(first);
    lows[count] = low;
    highs[count] = trace.high(from, to);
    lasts[count] = trace.value(last);
    joined[count] = lastIndex != NOTHING && moments.joined(lastIndex, first);
    lastIndex = last;
    count++;
  }

  /// The same values as multiples of a unit; what is more than the most is drawn as the most.
  PixelColumns over(double unit, float most) {
    for (float[] values : List.of(firsts, lows, highs, lasts)) {
      for (int column = 0; column < count; column++) {
        values[column] = Math.min(most, (float) (values[column] / unit));
      }
    }
    return this;
  }

  /// How many columns hold values.
  public int count() {
    return count;
  }

  /// Where a column lies, in pixels from the left edge.
  public double place(int column) {
    return places[column];
  }

  public float first(int column) {
    return firsts[column];
  }

  public float low(int column) {
    return lows[column];
  }

  public float high(int column) {
    return highs[column];
  }

  public float last(int column) {
    return lasts[column];
  }

  /// Whether a line leads from the column before to this one.
  public boolean joined(int column) {
    return joined[column];
  }

  /// The highest value of all; 0 when there is none.
  public float highest() {
    float highest = 0;
    for (float high : Arrays.copyOf(highs, count)) {
      highest = Math.max(highest, high);
    }
    return highest;
  }
}
