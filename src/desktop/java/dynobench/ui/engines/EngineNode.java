package dynobench.ui.engines;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import java.util.List;

/// Row of the tree.
sealed interface EngineNode {
  Availability availability();

  /// Returns whether it can run here.
  default boolean isAvailable() {
    return availability() instanceof Availability.Available;
  }

  /// Returns why it can't run here; empty when it can.
  default String reason() {
    return switch (availability()) {
      case Availability.Available() -> "";
      case Availability.Fetchable it -> it.text();
      case Availability.Missing(String reason) -> reason;
    };
  }

  /// Engine, or one of its other versions, with the modes that match the filter.
  ///
  /// @param others other versions that match the filter, the newest first
  record OfEngine(
      Descriptor engine, Availability availability, List<OfMode> modes, OfVersions others)
      implements EngineNode {
    public OfEngine {
      modes = List.copyOf(modes);
    }

    /// Returns the engine with its other versions.
    OfEngine with(OfVersions versions) {
      return new OfEngine(engine, availability, modes, versions);
    }

    /// Returns whether this is another version than that of the engine's own row.
    boolean isOtherVersion() {
      return !engine.id().equals(engine.family());
    }
  }

  /// Group of an engine's other versions.
  record OfVersions(List<OfEngine> versions) implements EngineNode {
    public OfVersions {
      versions = List.copyOf(versions);
    }

    @Override
    public Availability availability() {
      return new Availability.Available();
    }
  }

  /// Mode of an engine.
  record OfMode(Resolved resolved, Availability availability) implements EngineNode {
    /// Returns the name of the mode in plans.
    String use() {
      return resolved.use();
    }
  }
}
