package dynobench.ui.engines;

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

/// Which engines run here, and which of their modes can do what the plan's workload asks for.
///
/// @param here by the engines' ids; those that nobody has looked at yet are missing
/// @param workload of the plan, if it is described
record Abilities(Map<String, Availability> here, Optional<Workload> workload) {
  private static final Availability NOT_LOOKED_YET = new Availability.Available();

  /// An engine with some of its modes.
  OfEngine of(Descriptor engine, List<Mode> some) {
    Availability runs = here.getOrDefault(engine.id(), NOT_LOOKED_YET);
    List<OfMode> modes =
        some.stream()
            .map(mode -> new OfMode(new Resolved(engine, mode), ofMode(mode, runs)))
            .toList();
    return new OfEngine(engine, ofAny(engine, runs), modes, new EngineNode.OfVersions(List.of()));
  }

  /// Whether no mode of an engine can do what the workload asks for, wherever it runs.
  boolean isUseless(Descriptor engine) {
    return workload
        .filter(asked -> engine.modes().stream().allMatch(mode -> mode.obstacle(asked).isPresent()))
        .isPresent();
  }

  /// An engine is of use if any of its modes is.
  private Availability ofAny(Descriptor engine, Availability runs) {
    List<Availability> all = engine.modes().stream().map(mode -> ofMode(mode, runs)).toList();
    return all.contains(runs) ? runs : all.getFirst();
  }

  /// What runs here may still have no way to do what the workload asks for.
  private Availability ofMode(Mode mode, Availability runs) {
    return runs instanceof Availability.Missing
        ? runs
        : workload
            .flatMap(asked ->
                mode.obstacle(asked).map(it -> "%s needs more: %s.".formatted(asked.title(), it)))
            .<Availability>map(Availability.Missing::new)
            .orElse(runs);
  }
}
