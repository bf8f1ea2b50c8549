package dynobench.estimate;

import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.preflight.PlanLoad;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// Estimated times of trials of contenders that have not run yet. Scales a first guess, which
/// depends on whether the contender waits for the disk, by the error of earlier guesses. Confined
/// to one thread.
final class TrialTimeEstimates {
  /// Limit of the correction factor. A larger error is specific to one contender, not to the
  /// machine.
  private static final double MOST_OFF = 8;

  private final Set<String> waiting = new HashSet<>();
  private double flushMillis = Estimate.FLUSH_MILLIS;
  private double guessedMillis;
  private double tookMillis;

  void begin(RunEvent.RunStarted started) {
    for (Series series : started.series()) {
      if (series.effectiveDurability().waitsForTheDisk()) {
        waiting.add(series.contender().use());
      }
    }
    started
        .environment()
        .calibration()
        .ifPresent(measured -> flushMillis = measured.flushMedianMicros() / 1000);
  }

  /// Records the time of a completed trial.
  ///
  /// @param own fixed overhead of a trial in milliseconds
  void learn(Optional<PlanLoad.TrialWork> work, double own, long millis) {
    guessedMillis += work.map(it -> guessed(it, own)).orElse(0.0);
    tookMillis += millis;
  }

  /// Returns whether no trial has completed yet to compare the guesses with.
  boolean areUntried() {
    return tookMillis == 0;
  }

  /// Returns the time of a trial in milliseconds, from fork to end.
  double millis(PlanLoad.TrialWork work, double own) {
    return correctionFactor() * guessed(work, own);
  }

  private double guessed(PlanLoad.TrialWork work, double own) {
    boolean waits = waiting.contains(work.contender().use());
    return own + Estimate.guessed(work, waits ? flushMillis : 0);
  }

  private double correctionFactor() {
    return guessedMillis == 0 ? 1 : Math.clamp(tookMillis / guessedMillis, 1 / MOST_OFF, MOST_OFF);
  }
}
