package dynobench.ui.monitor.recording;

import dynobench.plan.Trial;
import java.util.Optional;

/// Named time range, such as a phase.
///
/// @param from milliseconds since the start of the run
/// @param to `Integer.MAX_VALUE` while it lasts
/// @param trial that it is, or is a part of; empty where its beginning is lost
public record TimeBand(int from, int to, String label, Optional<Trial> trial) {
  static final int OPEN = Integer.MAX_VALUE;

  TimeBand endedAt(int millis) {
    return new TimeBand(from, Math.max(from, millis), label, trial);
  }

  boolean holds(double millis) {
    return millis >= from && millis <= to;
  }

  /// Returns whether it is that trial, or a part of it.
  public boolean isOf(int number) {
    return trial.isPresent() && trial.get().number() == number;
  }
}
