package dynobench.cli;

import dynobench.plan.Duel;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Optional;

/// Reads the deciding figures.
final class DuelFigures {
  private DuelFigures() {}

  /// Returns the deciding figures, by default the usual ones; empty when there were problems.
  static Optional<List<Duel.PhaseMetric>> of(
      List<String> given, Workload workload, Problems problems) {
    try {
      return Optional.of(
          given.isEmpty()
              ? Duel.defaultMetrics(workload.asItComes())
              : given.stream().map(Duel.PhaseMetric::parse).toList());
    } catch (IllegalArgumentException e) {
      problems.add("", "--deciding", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }
}
