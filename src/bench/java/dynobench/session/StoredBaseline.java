package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.event.Series;
import dynobench.planfile.PlanKeys;
import dynobench.result.RunResult;
import dynobench.toml.Problems;
import java.util.List;
import java.util.Optional;

/// Baseline of a gate that a stored run measured. The gate measures that version again, because
/// figures of different days cannot be compared within a few per cent.
public final class StoredBaseline {
  private StoredBaseline() {}

  /// Finds the version of an engine that a run measured.
  ///
  /// @param family the engine's id, without a version
  /// @return empty when there were problems
  public static Optional<GatePlan.Side> find(
      RunResult run, String family, Catalog catalog, Problems problems) {
    List<Series> measured =
        run.series().stream().filter(it -> it.contender().family().equals(family)).toList();
    List<String> versions = measured.stream().map(Series::version).distinct().toList();
    if (versions.size() != 1) {
      String found = versions.isEmpty() ? "no version" : String.join(" and ", versions);
      problems.add(
          "",
          PlanKeys.CONTENDERS.name(),
          "run %s has %s of %s: name the baseline".formatted(run.id(), found, family));
      return Optional.empty();
    }
    Optional<String> engine = MeasuredVersion.of(measured.getFirst()).in(catalog);
    if (engine.isEmpty()) {
      problems.add(
          "",
          PlanKeys.CONTENDERS.name(),
          "%s %s of run %s is not here any more: name the baseline"
              .formatted(family, versions.getFirst(), run.id()));
    }
    return engine.map(it -> new GatePlan.Side(it, Optional.empty()));
  }
}
