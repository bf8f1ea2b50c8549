package dynobench.result;

import dynobench.event.RunEvent.Crashed;
import dynobench.measure.Survival;
import dynobench.plan.Trial;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// A crash, and what became of what was written before.
///
/// @param survival empty until somebody has looked, and for ever where nobody could
/// @param lostMillis of writing before the crash in which the first row was acknowledged that is
///   gone; empty where none is
public record CrashResult(
    Trial trial, Crashed crashed, Optional<Survival> survival, OptionalLong lostMillis) {
  /// How often the disk was flushed for each row; empty where nobody counted.
  public OptionalDouble flushesPerRow() {
    return crashed.flushes().isPresent() && crashed.rows() > 0
        ? OptionalDouble.of(crashed.flushes().getAsLong() / (double) crashed.rows())
        : OptionalDouble.empty();
  }

  /// Rows that were acknowledged, each second.
  public double rate() {
    return crashed.millis() == 0 ? 0 : crashed.acknowledged() * 1000.0 / crashed.millis();
  }
}
