package dynobench.ui.engines;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import java.util.List;

/// A line of the tree.
sealed interface EngineNode {
  Availability availability();

  /// Whether it can run here.
  default boolean isAvailable() {
    return availability() instanceof Availability.Available;
  }

  /// Why it can't run here; empty when it can.
  default String reason() {
    return switch (availability()) {
      case Availability.Available() -> "";
      case Availability.Fetchable it -> it.words();
      case Availability.Missing(String reason) -> reason;
    };
  }

  /// An engine, or one of its other versions, and those of its modes that the filter lets through.
  ///
  /// @param others its other versions that the filter lets through, the newest first
  record OfEngine(
      Descriptor engine, Availability availability, List<OfMode> modes, OfVersions others)
      implements EngineNode {
    public OfEngine {
      modes = List.copyOf(modes);
    }

    /// With its other versions.
    OfEngine with(OfVersions versions) {
      return new OfEngine(engine, availability, modes, versions);
    }

    /// Whether it is another version than the one that the engine's own line stands for.
    boolean isOtherVersion() {
      return !engine.id().equals(engine.family());
    }
  }

  /// The other versions of an engine.
  record OfVersions(List<OfEngine> versions) implements EngineNode {
    public OfVersions {
      versions = List.copyOf(versions);
    }

    @Override
    public Availability availability() {
      return new Availability.Available();
    }
  }

  /// One mode of an engine.
  record OfMode(Resolved resolved, Availability availability) implements EngineNode {
    /// As plans name it.
    String use() {
      return resolved.use();
    }
  }
}
