package dynobench.warning;

import dynobench.machine.ProbePart;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Change of one part of the probes between two times, by rank sums.
record PaceChange(ProbePart part, Ratio ratio, ConfidenceInterval interval) {
  /// Change that the ratios of all rounds tolerate, as a fraction; an arbitrary choice.
  static final double MOST_CHANGE = 0.05;

  /// Returns a change that is certain and large enough to matter: the whole interval lies beyond
  /// the tolerated change. Empty otherwise, and with too few probes for the confidence.
  ///
  /// @param early durations of the earlier probes, in nanoseconds
  /// @param late durations of the later probes, in nanoseconds
  static Optional<PaceChange> of(
      ProbePart part, List<Double> early, List<Double> late, double confidence) {
    if (early.isEmpty() || late.isEmpty()) {
      return Optional.empty();
    }
    Ratio ratio = Ratio.ofMany(new Summary(late), new Summary(early));
    return ratio
        .interval(confidence)
        .filter(it -> it.confidence() >= confidence)
        .map(it -> new PaceChange(part, ratio, it))
        .filter(PaceChange::isLarge);
  }

  private boolean isLarge() {
    return interval.low() > 1 + MOST_CHANGE || interval.high() < 1 / (1 + MOST_CHANGE);
  }

  /// Returns the change as text.
  ///
  /// @param probes number of compared probes
  String words(int probes) {
    return String.format(
        Locale.ROOT,
        "%s %.2f times as long (%.2f – %.2f, %,d probes)",
        part.title(),
        ratio.estimate(),
        interval.low(),
        interval.high(),
        probes);
  }
}
