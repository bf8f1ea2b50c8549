package dynobench.estimate;

import dynobench.event.RunEvent;
import dynobench.plan.Trial;
import dynobench.stats.Steadiness;
import java.util.OptionalDouble;

/// The trial that goes on. Confined to one thread.
final class RunningTrial {
  /// Of a phase that has got less far nothing can be told.
  private static final double LEAST_SHARE = 0.05;

  private final RunEvent.TrialStarted started;
  private double share;
  private long phaseMillis;
  private int iterations;

  RunningTrial(RunEvent.TrialStarted started) {
    this.started = started;
  }

  Trial trial() {
    return started.trial();
  }

  void beginPhase(long atMillis) {
    phaseMillis = atMillis;
    share = 0;
  }

  /// Its phases have all ended, and begin once more.
  void repeat() {
    iterations++;
  }

  /// @param done share of the phase that is done, 0 to 1
  void inPhase(double done) {
    share = done;
  }

  /// Nobody knows whether the next look is the last one.
  private double needed() {
    return Math.max(Steadiness.FEWEST, iterations + 1);
  }

  /// Milliseconds since it began.
  long elapsed(long nowMillis) {
    return nowMillis - started.atMillis();
  }

  /// How long it takes at least if its phase goes on as it went so far.
  ///
  /// @param limit no trial takes longer
  OptionalDouble projected(long nowMillis, double limit) {
    if (iterations > 0) {
      return OptionalDouble.of(Math.min(limit, elapsed(nowMillis) * needed() / iterations));
    }
    if (share < LEAST_SHARE) {
      return OptionalDouble.empty();
    }
    double phase = nowMillis - phaseMillis;
    return OptionalDouble.of(Math.min(limit, elapsed(nowMillis) + phase * (1 - share) / share));
  }
}
