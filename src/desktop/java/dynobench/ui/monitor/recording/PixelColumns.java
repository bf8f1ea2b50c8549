package dynobench.ui.monitor.recording;

import dynobench.ui.monitor.recording.CurveValues.Extremes;

/// Curve thinned to pixel columns: first, lowest, highest and last value of each. A line through
/// them looks like one through all values. The samples next to the window on both sides are extra
/// columns, so that lines continue beyond its edges. The object is refilled for every frame, so
/// drawing creates no garbage.
public final class PixelColumns {
  private static final int NOTHING = -1;

  private final Extremes extremes = new Extremes();
  private double[] places = {};
  private float[] firsts = {};
  private float[] lows = {};
  private float[] highs = {};
  private float[] lasts = {};
  private boolean[] joined = {};
  private int count;
  private int lastIndex = NOTHING;

  /// Removes all columns.
  public void clear() {
    clear(0);
  }

  private void clear(int most) {
    count = 0;
    lastIndex = NOTHING;
    if (places.length < most) {
      places = new double[most];
      firsts = new float[most];
      lows = new float[most];
      highs = new float[most];
      lasts = new float[most];
      joined = new boolean[most];
    }
  }

  /// Replaces the columns by all samples in a window.
  ///
  /// @param from left edge of the first column, in milliseconds
  /// @param to right edge of the last column, in milliseconds
  /// @param pixels number of columns
  void fill(SampleTimes moments, CurveValues trace, double from, double to, int pixels) {
    fill(moments, trace, 0, moments.size(), from, to, pixels);
  }

  /// Replaces the columns by some of the samples in a window.
  ///
  /// @param first index of the first sample
  /// @param end index after the last sample
  /// @param from left edge of the first column, in milliseconds
  /// @param to right edge of the last column, in milliseconds
  /// @param pixels number of columns
  void fill(
      SampleTimes moments,
      CurveValues trace,
      int first,
      int end,
      double from,
      double to,
      int pixels) {
    clear(pixels + 2);
    double perPixel = (to - from) / pixels;
    int index = Math.clamp(moments.from(from), first, end);
    if (index > first) {
      add(moments, trace, index - 1, index, (moments.at(index - 1) - from) / perPixel);
    }
    int pixel = -1;
    while (index < end) {
      pixel = Math.max(pixel + 1, (int) ((moments.at(index) - from) / perPixel));
      if (pixel >= pixels) {
        add(moments, trace, index, index + 1, (moments.at(index) - from) / perPixel);
        return;
      }
      int next = Math.max(index + 1, moments.from(from + perPixel * (pixel + 1), index, end));
      add(moments, trace, index, next, pixel + 0.5);
      index = next;
    }
  }

  private void add(SampleTimes moments, CurveValues trace, int from, int to, double place) {
    trace.find(from, to, extremes);
    if (extremes.isEmpty()) {
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
    lows[count] = extremes.low();
    highs[count] = extremes.high();
    lasts[count] = trace.value(last);
    joined[count] = lastIndex != NOTHING && moments.joined(lastIndex, first);
    lastIndex = last;
    count++;
  }

  /// Divides the values by a unit and then limits them to `most`.
  void over(double unit, float most) {
    over(firsts, unit, most);
    over(lows, unit, most);
    over(highs, unit, most);
    over(lasts, unit, most);
  }

  private void over(float[] values, double unit, float most) {
    for (int column = 0; column < count; column++) {
      values[column] = Math.min(most, (float) (values[column] / unit));
    }
  }

  /// Returns the number of columns that contain values.
  public int count() {
    return count;
  }

  /// Returns the x coordinate of a column, in pixels from the left edge.
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

  /// Returns whether a line connects a column with the previous one.
  public boolean joined(int column) {
    return joined[column];
  }

  /// Returns the highest value of all columns; 0 without values.
  public float highest() {
    float highest = 0;
    for (int column = 0; column < count; column++) {
      highest = Math.max(highest, highs[column]);
    }
    return highest;
  }
}
