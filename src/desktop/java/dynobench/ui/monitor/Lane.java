package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Strip;

/// Strip with the layout that the user gave it.
///
/// @param lines minimum height, in lines of its legend
/// @param folded whether only its name is visible
record Lane(Strip strip, double lines, boolean folded) {
  static final double LEAST_LINES = 1.3;
  static final double MOST_LINES = 24;

  Lane {
    lines = Math.clamp(lines, LEAST_LINES, MOST_LINES);
  }

  static Lane of(Strip strip) {
    return new Lane(strip, strip.height(), false);
  }

  Lane high(double other) {
    return new Lane(strip, other, folded);
  }

  Lane turned() {
    return new Lane(strip, lines, !folded);
  }

  /// Returns the required height, in lines.
  double neededLines() {
    return folded ? LEAST_LINES : lines;
  }
}
