package dynobench.doubt;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.Sampled;
import dynobench.plan.Trial;
import java.util.OptionalDouble;

/// Sums of what the monitor saw of one trial.
final class TrialLooks {
  private static final double NANOS_PER_SECOND = 1e9;

  /// One look or two may catch nothing but a moment.
  private static final int FEWEST_LOOKS = 5;

  /// The clocks' resolution spoils the rate of shorter ones.
  private static final double SHORTEST_SECONDS = 1;

  private final Trial trial;
  private final long leastGapMillis;
  private double otherCores;
  private int loadLooks;
  private long lastMillis;
  private int running;
  private int counted;
  private double phaseSeconds;

  /// @param leastGapMillis between looks that count one by one: after a pause they come in a burst
  TrialLooks(Trial trial, long leastGapMillis) {
    this.trial = trial;
    this.leastGapMillis = leastGapMillis;
  }

  Trial trial() {
    return trial;
  }

  /// @param cores of the machine
  void add(Sampled look, int cores) {
    OptionalDouble machine = look.sample().machineCpu();
    OptionalDouble worker = look.sample().processCpu();
    if (machine.isPresent() && worker.isPresent()) {
      otherCores += machine.getAsDouble() * cores - worker.getAsDouble();
      loadLooks++;
    }
    if (look.atMillis() - lastMillis >= leastGapMillis) {
      running += look.phase().isEmpty() ? 0 : 1;
      lastMillis = look.atMillis();
    }
  }

  /// Looks at a phase count when it has ended, and so has a length.
  void add(PhaseFinished phase) {
    counted += running;
    running = 0;
    phaseSeconds += phase.timing().wallNanos() / NANOS_PER_SECOND;
  }

  /// Busy cores that were not the worker's, on average; the two meters tick apart, so single looks
  /// may be below zero.
  OptionalDouble others() {
    return loadLooks < FEWEST_LOOKS
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.max(0, otherCores / loadLooks));
  }

  /// Looks a second while phases ran.
  OptionalDouble rate() {
    return phaseSeconds < SHORTEST_SECONDS
        ? OptionalDouble.empty()
        : OptionalDouble.of(counted / phaseSeconds);
  }
}
