package dynobench.ui;

import dynobench.ui.Pulses.Pulse;
import java.util.List;

/// Durations of frames, from the start of a pulse until its image is drawn.
record FrameTimes(List<Pulse> frames, long longestWaitMillis) {
  private static final long LIMIT_MILLIS = 33;

  static FrameTimes of(List<Pulse> pulses) {
    return new FrameTimes(
        pulses.stream().filter(Pulse::drew).toList(),
        pulses.stream().mapToLong(Pulse::sinceLastMillis).max().orElse(0));
  }

  /// @param asked required share of frames under the limit
  /// @param longest requirement for the longest frame
  void tell(String part, String asked, String longest) {
    if (frames.isEmpty()) {
      throw new IllegalStateException("The window has drawn no frames: " + part);
    }
    double share = (double) frames.stream().filter(FrameTimes::isShort).count() / frames.size();
    MeasuredWindow.tell(
        "%s: frames under %d ms".formatted(part, LIMIT_MILLIS),
        asked,
        "%.2f %% of %,d".formatted(share * 100, frames.size()));
    long[] sorted = sorted();
    MeasuredWindow.tell(
        part + ": longest frame",
        longest,
        "%d ms, median %d ms".formatted(sorted[sorted.length - 1], sorted[sorted.length / 2]));
    MeasuredWindow.tell(
        part + ": longest from a pulse to the next", "", "%d ms".formatted(longestWaitMillis));
  }

  private static boolean isShort(Pulse frame) {
    return frame.millis() < LIMIT_MILLIS;
  }

  private long[] sorted() {
    return frames.stream().mapToLong(Pulse::millis).sorted().toArray();
  }
}
