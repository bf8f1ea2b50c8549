package dynobench.warning;

import dynobench.machine.ProbePart;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.HolmCorrection;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Warning about a machine that became faster or slower during a run. Compares the probes of the
/// run's second half with those of its first by rank sums. For a stable machine, at most one run in
/// twenty gets a false warning, and far fewer because of the required size.
record DriftWarnings(RunResult result) {
  /// Change that the ratios of all rounds tolerate, as a fraction; an arbitrary choice.
  static final double MOST_CHANGE = 0.05;

  private static final double CONFIDENCE = HolmCorrection.strictest(ProbePart.values().length);

  Optional<ResultWarning> doubt() {
    String changes =
        Stream.of(ProbePart.values())
            .flatMap(part ->
                result.machines().paces(part).entrySet().stream()
                    .flatMap(node -> change(part, node.getKey(), node.getValue()).stream()))
            .collect(Collectors.joining("; "));
    return changes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ResultWarning(
                WarningKind.MACHINE_DRIFTED,
                "Probe times changed between the first and the second half of the run: "
                    + changes
                    + ".",
                "Ratios of rounds remain valid, but medians and growth depend on the machine. Find"
                    + " out which other program ran, or let the machine cool down, and run"
                    + " again."));
  }

  private static Optional<String> change(ProbePart part, String node, List<Double> nanos) {
    int half = nanos.size() / 2;
    if (half == 0) {
      return Optional.empty();
    }
    var early = new Summary(nanos.subList(0, half));
    var late = new Summary(nanos.subList(nanos.size() - half, nanos.size()));
    Ratio ratio = Ratio.ofMany(late, early);
    return ratio
        .interval(CONFIDENCE)
        .filter(it -> it.confidence() >= CONFIDENCE)
        .filter(DriftWarnings::isLarge)
        .map(it -> words(part, node, ratio.estimate(), it, nanos.size()));
  }

  private static boolean isLarge(ConfidenceInterval interval) {
    return interval.low() > 1 + MOST_CHANGE || interval.high() < 1 / (1 + MOST_CHANGE);
  }

  private static String words(
      ProbePart part, String node, double ratio, ConfidenceInterval interval, int probes) {
    return String.format(
        Locale.ROOT,
        "%s%s %.2f times as long (%.2f – %.2f, %,d probes)",
        node.isEmpty() ? "" : "on " + node + ": ",
        part.title(),
        ratio,
        interval.low(),
        interval.high(),
        probes);
  }
}
