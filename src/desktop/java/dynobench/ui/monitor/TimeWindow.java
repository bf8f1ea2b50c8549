package dynobench.ui.monitor;

/// Visible time range, in milliseconds since the start of the run or the common start of aligned
/// trials.
record TimeWindow(double from, double to) {
  /// Minimum length, ten times the interval of samples.
  private static final double LEAST_MILLIS = 1_000;

  private static final double AROUND = 0.06;

  /// Returns the last part of a run, as long as `millis` says; the range at the start of a shorter
  /// run.
  static TimeWindow last(double millis, double end) {
    double from = Math.max(0, end - millis);
    return new TimeWindow(from, from + millis);
  }

  static TimeWindow whole(double end) {
    return new TimeWindow(0, Math.max(LEAST_MILLIS, end));
  }

  /// Returns a time range with a margin of 6 % on both sides, at least one second long.
  static TimeWindow around(double from, double to) {
    double margin = Math.max((to - from) * AROUND, (LEAST_MILLIS - (to - from)) / 2);
    return new TimeWindow(from - margin, to + margin);
  }

  /// Returns the range, made longer around its middle if it is shorter than a second.
  TimeWindow atLeast() {
    double missing = Math.max(0, LEAST_MILLIS - length());
    return new TimeWindow(from - missing / 2, to + missing / 2);
  }

  double length() {
    return to - from;
  }

  /// Returns a shorter or longer range inside the run, of at least one second.
  ///
  /// @param at time that stays at its position
  /// @param factor of the length, below 1 to zoom in
  TimeWindow zoomed(double at, double factor, double end) {
    double longest = Math.max(end, length());
    double length = Math.clamp(length() * factor, LEAST_MILLIS, Math.max(LEAST_MILLIS, longest));
    double left = at - (at - from) * length / length();
    return new TimeWindow(left, left + length).within(end);
  }

  TimeWindow moved(double millis, double end) {
    return new TimeWindow(from + millis, to + millis).within(end);
  }

  /// Returns the range moved into the run. A range longer than the run begins at 0.
  TimeWindow within(double end) {
    double left = Math.clamp(from, 0, Math.max(0, end - length()));
    return new TimeWindow(left, left + length());
  }

  /// Returns the position of a time: 0 at the left edge, 1 at the right one, and beyond outside.
  double share(double millis) {
    return (millis - from) / length();
  }

  /// Returns the time at a position.
  double at(double share) {
    return from + share * length();
  }
}
