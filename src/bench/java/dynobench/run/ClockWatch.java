package dynobench.run;

import dynobench.plan.Trial;
import java.time.Clock;
import java.util.Locale;
import java.util.Optional;

/// Comparison of the wall clock with the monotonic timer. The timer stops while the machine sleeps,
/// except on Windows.
final class ClockWatch {
  /// Tolerated difference, in milliseconds. A clock that is synchronised over the network is
  /// adjusted by less, or slowly.
  static final long MOST_MILLIS = 1_000;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Clock clock;
  private final dynobench.measure.Clock timer;
  private final long beganMillis;
  private final long beganNanos;

  /// Starts the comparison.
  ClockWatch(Clock clock, dynobench.measure.Clock timer) {
    this.clock = clock;
    this.timer = timer;
    beganMillis = clock.millis();
    beganNanos = timer.nanos();
  }

  /// Returns a warning if the two clocks disagree about the elapsed time.
  Optional<String> warning(Trial trial) {
    long wall = clock.millis() - beganMillis;
    long passed = (timer.nanos() - beganNanos) / NANOS_PER_MILLI;
    return Math.abs(wall - passed) <= MOST_MILLIS
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "The machine slept in trial %d, or its clock was changed: %,.1f s by the clock,"
                    + " %,.1f s by the timer. Trials before and after a sleep are not comparable:"
                    + " keep the machine awake and run the plan again",
                trial.number(),
                wall / 1e3,
                passed / 1e3));
  }
}
