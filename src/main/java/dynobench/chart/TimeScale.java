package dynobench.chart;

/// The unit of all times on one chart.
public enum TimeScale {
  NANOS("ns", 1),
  MICROS("µs", 1e3),
  MILLIS("ms", 1e6),
  SECONDS("s", 1e9);

  /// 2,000 µs become 2 ms; but up to 10,000 ms stay, because the papers of this field count in ms.
  private static final double ENOUGH = 2;

  private static final double ENOUGH_SECONDS = 10;

  private final String text;
  private final double nanos;

  TimeScale(String text, double nanos) {
    this.text = text;
    this.nanos = nanos;
  }

  /// The largest unit of which a typical time has enough.
  static TimeScale of(double typicalNanos) {
    if (typicalNanos >= ENOUGH_SECONDS * SECONDS.nanos) {
      return SECONDS;
    }
    if (typicalNanos >= ENOUGH * MILLIS.nanos) {
      return MILLIS;
    }
    return typicalNanos >= ENOUGH * MICROS.nanos || typicalNanos == 0 ? MICROS : NANOS;
  }

  public String text() {
    return text;
  }

  /// How many nanoseconds it has.
  public double nanos() {
    return nanos;
  }
}
