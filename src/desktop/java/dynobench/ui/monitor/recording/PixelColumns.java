package dynobench.ui.monitor.recording;

/// A curve thinned to what pixel columns can show of it: first, lowest, highest and last value of
/// each. A line through them looks the same as one through all values. The samples next to the
/// window on either side come along as columns of their own, so that lines lead out of it.
///
/// It is filled anew for every frame, so that drawing leaves nothing to be collected.
public final class PixelColumns {
  private static final int NOTHING = -1;

  private double[] places = {};
  private float[] firsts = {};
  private float[] lows = {};
  private float[] highs = {};
  private float[] lasts = {};
  private boolean[] joined = {};
  private int count;
  private int lastIndex = NOTHING;

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

  /// @param from left edge of the first column, in milliseconds
  /// @param to right edge of the last one
  /// @param pixels how many columns
  void fill(Moments moments, Trace trace, double from, double to, int pixels) {
    clear(pixels + 2);
    double perPixel = (to - from) / pixels;
    int index = moments.from(from);
    if (index > 0) {
      add(moments, trace, index - 1, index, (moments.at(index - 1) - from) / perPixel);
    }
    for (int pixel = 0; pixel < pixels; pixel++) {
      int end = moments.from(from + perPixel * (pixel + 1));
      add(moments, trace, index, end, pixel + 0.5);
      index = end;
    }
    if (index < moments.size()) {
      add(moments, trace, index, index + 1, (moments.at(index) - from) / perPixel);
    }
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

  /// Makes values multiples of a unit; what is more than the most is drawn as the most.
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
    for (int column = 0; column < count; column++) {
      highest = Math.max(highest, highs[column]);
    }
    return highest;
  }
}
