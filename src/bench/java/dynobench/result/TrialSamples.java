package dynobench.result;

import dynobench.event.RunEvent.MachineSeen;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.Sampled;
import dynobench.plan.Trial;
import java.util.Optional;
import java.util.OptionalDouble;

/// Observations of the machine and samples of the worker during one trial.
public final class TrialSamples {
  private static final double NANOS_PER_SECOND = 1e9;

  /// Minimum number of samples: one or two may happen to be untypical.
  private static final int FEWEST_LOOKS = 5;

  /// Minimum length of a trial. The machine counts time in ticks of 10 ms. In a shorter trial, a
  /// few ticks would be a fifth of the time.
  private static final long SHORTEST_MILLIS = 200;

  /// Minimum length of all phases: the clocks' resolution distorts the rate of shorter ones.
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

  /// @param leastGapMillis minimum time between samples that count, because after a pause several
  ///   samples come at once
  TrialSamples(Trial trial, long leastGapMillis) {
    this.trial = trial;
    this.leastGapMillis = leastGapMillis;
  }

  public Trial trial() {
    return trial;
  }

  /// @param cores number of cores of the machine
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

  /// Counts the samples of a phase when it ends and its length is known.
  void add(PhaseFinished phase) {
    counted += running;
    running = 0;
    phaseSeconds += phase.timing().wallNanos() / NANOS_PER_SECOND;
  }

  void add(MachineSeen seen) {
    machine = Optional.of(seen);
  }

  /// Returns the machine's figures; empty for a trial shorter than 200 ms, and for runs of version
  /// 0.1.
  public Optional<MachineSeen> machine() {
    return machine.filter(seen -> seen.millis() >= SHORTEST_MILLIS);
  }

  /// Returns the average number of busy cores that other processes used. The machine's figures take
  /// precedence over samples. Empty for too short a trial or too few samples.
  public OptionalDouble others() {
    return machine.filter(seen -> seen.otherCores().isPresent()).isPresent()
        ? machine().map(MachineSeen::otherCores).orElse(OptionalDouble.empty())
        : sampledOthers();
  }

  /// Returns the average according to the samples. The two meters of a sample tick at different
  /// moments, so a single difference may be negative.
  private OptionalDouble sampledOthers() {
    return loadLooks < FEWEST_LOOKS
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.max(0, otherCores / loadLooks));
  }

  /// Returns the number of samples a second while phases ran; empty if all phases together took
  /// less than a second.
  public OptionalDouble rate() {
    return phaseSeconds < SHORTEST_SECONDS
        ? OptionalDouble.empty()
        : OptionalDouble.of(counted / phaseSeconds);
  }

  /// Returns the sums, for storage.
  Sums sums() {
    return new Sums(otherCores, loadLooks, counted, phaseSeconds);
  }

  /// Stored sums of a trial that has ended.
  ///
  /// @param otherCores sum over all samples
  /// @param counted number of samples in ended phases
  record Sums(double otherCores, int loadLooks, int counted, double phaseSeconds) {
    TrialSamples of(Trial trial) {
      var looks = new TrialSamples(trial, 0);
      looks.otherCores = otherCores;
      looks.loadLooks = loadLooks;
      looks.counted = counted;
      looks.phaseSeconds = phaseSeconds;
      return looks;
    }
  }
}
