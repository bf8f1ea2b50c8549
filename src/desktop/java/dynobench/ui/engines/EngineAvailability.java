package dynobench.ui.engines;

import dynobench.catalog.Artifact;
import dynobench.catalog.Availability;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Availability of engines on this machine, and of their modes for the plan's workload.
///
/// @param here availability by engine id; has no entry for engines that are not checked yet
/// @param workload of the plan, if it is known
record EngineAvailability(Map<String, Availability> here, Optional<Workload> workload) {
  /// Returns an engine with some of its modes.
  OfEngine of(Descriptor engine, List<Mode> some) {
    Availability runs = Optional.ofNullable(here.get(engine.id())).orElseGet(() -> assumed(engine));
    List<OfMode> modes =
        some.stream()
            .map(mode -> new OfMode(new Resolved(engine, mode), ofMode(mode, runs)))
            .toList();
    return new OfEngine(
        engine, ofAny(engine, runs), modes, new EngineNode.OfVersions(engine.family(), List.of()));
  }

  /// Returns the probable availability of an engine that was not checked yet.
  private static Availability assumed(Descriptor engine) {
    List<Artifact> missing = engine.code().missing();
    return missing.isEmpty() ? new Availability.Available() : new Availability.Fetchable(missing);
  }

  /// Returns the availability of an engine, which is available if any of its modes is.
  private Availability ofAny(Descriptor engine, Availability runs) {
    List<Availability> all = engine.modes().stream().map(mode -> ofMode(mode, runs)).toList();
    return all.contains(runs) ? runs : all.getFirst();
  }

  /// Returns the availability of a mode. An available engine may have modes that don't support the
  /// workload.
  private Availability ofMode(Mode mode, Availability runs) {
    return runs instanceof Availability.Missing
        ? runs
        : workload
            .flatMap(selected ->
                mode.obstacle(selected)
                    .map(it -> "Not for %s: %s.".formatted(selected.title(), it)))
            .<Availability>map(Availability.Missing::new)
            .orElse(runs);
  }
}
