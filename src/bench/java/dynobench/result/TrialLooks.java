package dynobench.result;

import dynobench.event.RunEvent.MachineSeen;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.Sampled;
import dynobench.plan.Trial;
import java.util.Optional;
import java.util.OptionalDouble;

/// What was seen of the machine and by the monitor while one trial ran.
public final class TrialLooks {
  private static final double NANOS_PER_SECOND = 1e9;

  /// One look or two may catch nothing but a moment.
  private static final int FEWEST_LOOKS = 5;

  /// The machine counts its time in ticks of 10 ms: in shorter trials a few make a fifth.
  private static final long SHORTEST_MILLIS = 200;

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
  private Optional<MachineSeen> machine = Optional.empty();

  /// @param leastGapMillis between looks that count one by one: after a pause they come in a burst
  TrialLooks(Trial trial, long leastGapMillis) {
    this.trial = trial;
    this.leastGapMillis = leastGapMillis;
  }

  public Trial trial() {
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

  void add(MachineSeen seen) {
    machine = Optional.of(seen);
  }

  /// What the machine told of a trial that is long enough to be judged; empty for runs of version
  /// 0.1.
  public Optional<MachineSeen> machine() {
    return machine.filter(seen -> seen.millis() >= SHORTEST_MILLIS);
  }

  /// Busy cores that were not the worker's, on average: as the machine counted them, or where it
  /// doesn't, from the looks.
  public OptionalDouble others() {
    return machine.filter(seen -> seen.otherCores().isPresent()).isPresent()
        ? machine().map(MachineSeen::otherCores).orElse(OptionalDouble.empty())
        : looked();
  }

  /// The two meters that a look asks tick apart, so single ones may be below zero.
  private OptionalDouble looked() {
    return loadLooks < FEWEST_LOOKS
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.max(0, otherCores / loadLooks));
  }

  /// Looks a second while phases ran.
  public OptionalDouble rate() {
    return phaseSeconds < SHORTEST_SECONDS
        ? OptionalDouble.empty()
        : OptionalDouble.of(counted / phaseSeconds);
  }

  /// The sums, to be added up no further.
  Sums sums() {
    return new Sums(otherCores, loadLooks, counted, phaseSeconds);
  }

  /// What is kept of the looks at a trial that has ended.
  ///
  /// @param otherCores at all looks together
  /// @param counted looks in phases that have ended
  record Sums(double otherCores, int loadLooks, int counted, double phaseSeconds) {
    TrialLooks of(Trial trial) {
      var looks = new TrialLooks(trial, 0);
      looks.otherCores = otherCores;
      looks.loadLooks = loadLooks;
      looks.counted = counted;
      looks.phaseSeconds = phaseSeconds;
      return looks;
    }
  }
}
