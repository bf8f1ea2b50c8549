package dynobench.warning;

import dynobench.machine.ProbePart;
import dynobench.result.RunPart;
import dynobench.result.RunResult;
import dynobench.stats.ErrorBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Warnings about a machine that became faster or slower, by its probes. They cover a run, and the
/// parts of a run to which rounds were added. During a run, they compare the second half of the
/// probes with the first, for each part and each machine. For a stable machine, at most one
/// comparison in twenty gives a false warning, and far fewer because of the required size.
record DriftWarnings(RunResult result) {
  List<ResultWarning> list() {
    var doubts = new ArrayList<ResultWarning>();
    if (result.parts().size() < 2) {
      drifted(changes()).ifPresent(doubts::add);
    } else {
      drifted(changesInParts()).ifPresent(doubts::add);
      betweenParts().ifPresent(doubts::add);
    }
    return doubts;
  }

  private static Optional<ResultWarning> drifted(Stream<String> all) {
    String changes = all.collect(Collectors.joining("; "));
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

  private Stream<String> changes() {
    return Stream.of(ProbePart.values())
        .flatMap(part ->
            result.machines().paces(part).entrySet().stream()
                .flatMap(node ->
                    halves(part, node.getValue())
                        .map(it -> node.getKey().isEmpty() ? it : "on " + node.getKey() + ": " + it)
                        .stream()));
  }

  private Stream<String> changesInParts() {
    var changes = new ArrayList<String>();
    for (ProbePart part : ProbePart.values()) {
      List<List<Double>> paces = result.machines().pacesOfParts(part);
      for (int i = 0; i < paces.size(); i++) {
        int number = i + 1;
        halves(part, paces.get(i)).ifPresent(it -> changes.add("in part " + number + ": " + it));
      }
    }
    return changes.stream();
  }

  private static Optional<String> halves(ProbePart part, List<Double> nanos) {
    int half = nanos.size() / 2;
    return PaceChange.of(
            part,
            nanos.subList(0, half),
            nanos.subList(nanos.size() - half, nanos.size()),
            confidence(1))
        .map(it -> it.words(nanos.size()));
  }

  /// Compares the probes of each further part with those of the first.
  private Optional<ResultWarning> betweenParts() {
    var changes = new ArrayList<String>();
    List<RunPart> parts = result.parts();
    for (ProbePart part : ProbePart.values()) {
      List<List<Double>> paces = result.machines().pacesOfParts(part);
      for (int i = 1; i < Math.min(parts.size(), paces.size()); i++) {
        int probes = paces.getFirst().size() + paces.get(i).size();
        String rounds = parts.get(i).words();
        PaceChange.of(part, paces.getFirst(), paces.get(i), confidence(parts.size() - 1))
            .ifPresent(it -> changes.add(rounds + ": " + it.words(probes)));
      }
    }
    return changes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ResultWarning(
                WarningKind.PARTS_DIFFER,
                "Probe times of added rounds differ from those of the first rounds: "
                    + String.join("; ", changes)
                    + ".",
                "Ratios of rounds remain valid, but medians mix both. Find out which other program"
                    + " ran, and run the whole plan again if you need the medians."));
  }

  /// Returns the confidence of one comparison among those of all parts of the probes.
  private static double confidence(int comparisons) {
    return ErrorBudget.USUAL.strictest((long) ProbePart.values().length * comparisons);
  }
}
