package dynobench.ui.monitor;

/// Visible time range, in milliseconds since the start of the run.
record TimeWindow(double from, double to) {
  /// Minimum length, ten times the interval of samples.
  private static final double LEAST_MILLIS = 1_000;

  private static final double AROUND = 0.06;

  static TimeWindow last(double millis, double end) {
    double from = Math.max(0, end - millis);
    return new TimeWindow(from, from + millis);
  }

  static TimeWindow whole(double end) {
    return new TimeWindow(0, Math.max(LEAST_MILLIS, end));
  }

  /// Returns a time range with a small margin on both sides.
  static TimeWindow around(double from, double to) {
    double margin = Math.max((to - from) * AROUND, (LEAST_MILLIS - (to - from)) / 2);
    return new TimeWindow(from - margin, to + margin);
  }

  /// Returns the range, made longer around its middle if it is too short to see.
  TimeWindow atLeast() {
    double missing = Math.max(0, LEAST_MILLIS - length());
    return new TimeWindow(from - missing / 2, to + missing / 2);
  }

  double length() {
    return to - from;
  }

  /// Returns a shorter or longer range.
  ///
  /// @param at time that stays at its position
  /// @param factor below 1 to zoom in
  TimeWindow zoomed(double at, double factor, double end) {
    double longest = Math.max(end, length());
    double length = Math.clamp(length() * factor, LEAST_MILLIS, Math.max(LEAST_MILLIS, longest));
    double left = at - (at - from) * length / length();
    return new TimeWindow(left, left + length).within(end);
  }

  TimeWindow moved(double millis, double end) {
    return new TimeWindow(from + millis, to + millis).within(end);
  }

  /// Returns the range moved so that as little as possible is outside the run.
  TimeWindow within(double end) {
    double left = Math.clamp(from, 0, Math.max(0, end - length()));
    return new TimeWindow(left, left + length());
  }

  /// Returns the position of a time, 0 at the left edge and 1 at the right one.
  double share(double millis) {
    return (millis - from) / length();
  }

  /// Returns the time at a position.
  double at(double share) {
    return from + share * length();
  }
}
