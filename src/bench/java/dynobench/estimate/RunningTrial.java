package dynobench.estimate;

import dynobench.event.RunEvent;
import dynobench.plan.Trial;
import dynobench.stats.Steadiness;
import java.util.OptionalDouble;

/// The running trial. Confined to one thread.
final class RunningTrial {
  /// Minimum completed share of a phase for a projection.
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

  /// Records that all phases have ended and start again.
  void repeat() {
    iterations++;
  }

  /// @param done completed share of the phase, 0 to 1
  void inPhase(double done) {
    share = done;
  }

  /// Returns the assumed number of iterations. Each one after the minimum may be the last.
  private double needed() {
    return Math.max(Steadiness.FEWEST, iterations + 1);
  }

  /// Returns the milliseconds since the trial began.
  long elapsed(long nowMillis) {
    return nowMillis - started.atMillis();
  }

  /// Returns the projected time of the trial in milliseconds, if its phase or its iterations
  /// continue at the same speed. Empty while too little of the first phase is done.
  ///
  /// @param limit maximum time of a trial in milliseconds
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
