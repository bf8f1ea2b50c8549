package dynobench.ui.monitor;

/// The stretch of time that is seen, in milliseconds since the run began.
record TimeWindow(double from, double to) {
  /// A tenth of it is the distance of two samples.
  private static final double LEAST_MILLIS = 1_000;

  private static final double AROUND = 0.06;

  static TimeWindow last(double millis, double end) {
    double from = Math.max(0, end - millis);
    return new TimeWindow(from, from + millis);
  }

  static TimeWindow whole(double end) {
    return new TimeWindow(0, Math.max(LEAST_MILLIS, end));
  }

  /// A stretch with a little of what was before and after it.
  static TimeWindow around(double from, double to) {
    double margin = Math.max((to - from) * AROUND, (LEAST_MILLIS - (to - from)) / 2);
    return new TimeWindow(from - margin, to + margin);
  }

  double length() {
    return to - from;
  }

  /// @param at the moment that stays where it is
  /// @param factor below 1 to see more closely
  TimeWindow zoomed(double at, double factor, double end) {
    double longest = Math.max(end, length());
    double length = Math.clamp(length() * factor, LEAST_MILLIS, Math.max(LEAST_MILLIS, longest));
    double left = at - (at - from) * length / length();
    return new TimeWindow(left, left + length).within(end);
  }

  TimeWindow moved(double millis, double end) {
    return new TimeWindow(from + millis, to + millis).within(end);
  }

  /// Pushed back so that no more than needed lies outside the run.
  TimeWindow within(double end) {
    double left = Math.clamp(from, 0, Math.max(0, end - length()));
    return new TimeWindow(left, left + length());
  }

  /// Where a moment lies, 0 at the left edge and 1 at the right.
  double share(double millis) {
    return (millis - from) / length();
  }

  /// The moment that lies there.
  double at(double share) {
    return from + share * length();
  }
}
