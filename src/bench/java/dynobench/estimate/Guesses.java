package dynobench.estimate;

import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.preflight.Load;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// How long trials take of contenders that had no turn yet: by whether they wait for the disk, and
/// by how far such guesses were off with the others. Confined to one thread.
final class Guesses {
  /// Guesses are off by more than that for reasons of one contender, not of the machine.
  private static final double MOST_OFF = 8;

  private final Set<String> waiting = new HashSet<>();
  private double flushMillis = Estimate.FLUSH_MILLIS;
  private double guessedMillis;
  private double tookMillis;

  void begin(RunEvent.RunStarted started) {
    for (Series series : started.series()) {
      if (series.keeps().waitsForTheDisk()) {
        waiting.add(series.contender().use());
      }
    }
    started
        .environment()
        .calibration()
        .ifPresent(measured -> flushMillis = measured.flushMedianMicros() / 1000);
  }

  /// A trial has completed that took so long.
  ///
  /// @param own time of a trial besides its operations
  void learn(Optional<Load.Work> work, double own, long millis) {
    guessedMillis += work.map(it -> guessed(it, own)).orElse(0.0);
    tookMillis += millis;
  }

  /// Whether no trial has shown yet how far they are off.
  boolean areUntried() {
    return tookMillis == 0;
  }

  /// How long a trial takes, from its fork to its end.
  double millis(Load.Work work, double own) {
    return off() * guessed(work, own);
  }

  private double guessed(Load.Work work, double own) {
    boolean waits = waiting.contains(work.contender().use());
    return own + Estimate.guessed(work, waits ? flushMillis : 0);
  }

  private double off() {
    return guessedMillis == 0 ? 1 : Math.clamp(tookMillis / guessedMillis, 1 / MOST_OFF, MOST_OFF);
  }
}
