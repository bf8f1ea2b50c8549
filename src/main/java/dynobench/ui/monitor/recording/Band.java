package dynobench.ui.monitor.recording;

/// A stretch of time with a name, such as a phase.
///
/// @param from milliseconds since the run began
/// @param to `Integer.MAX_VALUE` while it goes on
public record Band(int from, int to, String label) {
  static final int OPEN = Integer.MAX_VALUE;

  Band endedAt(int millis) {
    return new Band(from, Math.max(from, millis), label);
  }

  boolean holds(double millis) {
    return millis >= from && millis <= to;
  }
}
