package dynobench.result;

import dynobench.event.RunEvent.MachineSeen;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.Sampled;
import dynobench.measure.Environment;
import dynobench.plan.Trial;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Samples of a run's workers, reduced to a few sums for each trial. Confined to one thread.
final class RunSamples {
  private static final long MILLIS_PER_SECOND = 1_000;

  private final Map<Integer, TrialSamples> trials = new TreeMap<>();
  private int cores = 1;
  private long leastGapMillis;

  void begin(Environment environment) {
    cores = environment.cores();
    int rate = environment.samplesPerSecond();
    leastGapMillis = rate > 0 ? MILLIS_PER_SECOND / (2L * rate) : 0;
  }

  void begin(Trial trial) {
    trials.put(trial.number(), new TrialSamples(trial, leastGapMillis));
  }

  void add(Sampled look) {
    of(look.trial()).ifPresent(it -> it.add(look, cores));
  }

  void add(PhaseFinished phase) {
    of(phase.trial()).ifPresent(it -> it.add(phase));
  }

  void add(MachineSeen seen) {
    of(seen.trial()).ifPresent(it -> it.add(seen));
  }

  void restore(Trial trial, TrialSamples.Sums sums) {
    trials.put(trial.number(), sums.of(trial));
  }

  /// Returns the samples' sums, in the order of the trials.
  List<TrialSamples> all() {
    return List.copyOf(trials.values());
  }

  Optional<TrialSamples> of(int trial) {
    return Optional.ofNullable(trials.get(trial));
  }
}
