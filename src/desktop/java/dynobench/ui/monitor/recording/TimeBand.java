package dynobench.ui.monitor.recording;

import dynobench.plan.Trial;
import java.util.List;
import java.util.Optional;

/// Named time range, such as a phase.
///
/// @param from milliseconds since the start of the run
/// @param to `Integer.MAX_VALUE` while it lasts
/// @param trial that the range is, or is a part of; empty if the trial's beginning is lost, and for
///   the pause before added rounds
public record TimeBand(int from, int to, String label, Optional<Trial> trial) {
  static final int OPEN = Integer.MAX_VALUE;

  TimeBand endedAt(int millis) {
    return new TimeBand(from, Math.max(from, millis), label, trial);
  }

  /// Returns the band with another beginning.
  public TimeBand startedAt(int millis) {
    return new TimeBand(millis, to, label, trial);
  }

  /// Returns whether its end is known.
  public boolean hasEnded() {
    return to != OPEN;
  }

  boolean holds(double millis) {
    return millis >= from && millis <= to;
  }

  /// Returns the band of a list that contains a time.
  ///
  /// @param bands in order, not overlapping
  static Optional<TimeBand> at(List<TimeBand> bands, double millis) {
    int low = 0;
    int high = bands.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (bands.get(middle).to() < millis) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < bands.size() && bands.get(low).holds(millis)
        ? Optional.of(bands.get(low))
        : Optional.empty();
  }

  /// Returns whether the range is that trial, or a part of it.
  public boolean isOf(int number) {
    return trial.isPresent() && trial.get().number() == number;
  }
}
