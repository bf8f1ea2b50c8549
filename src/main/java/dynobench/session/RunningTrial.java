package dynobench.session;

import dynobench.event.RunEvent;
import dynobench.plan.Trial;
import java.util.OptionalDouble;

/// The trial that goes on. Confined to one thread.
final class RunningTrial {
  /// Of a phase that has got less far nothing can be told.
  private static final double LEAST_SHARE = 0.05;

  private final RunEvent.TrialStarted started;
  private double share;
  private long phaseMillis;

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

  /// @param done share of the phase that is done, 0 to 1
  void inPhase(double done) {
    share = done;
  }

  /// Milliseconds since it began.
  long elapsed(long nowMillis) {
    return nowMillis - started.atMillis();
  }

  /// How long it takes at least if its phase goes on as it went so far.
  ///
  /// @param limit no trial takes longer
  OptionalDouble projected(long nowMillis, double limit) {
    if (share < LEAST_SHARE) {
      return OptionalDouble.empty();
    }
    double phase = nowMillis - phaseMillis;
    return OptionalDouble.of(Math.min(limit, elapsed(nowMillis) + phase * (1 - share) / share));
  }
}
