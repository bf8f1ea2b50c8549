package dynobench.ui.engines;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import java.util.List;

/// Row of the tree.
sealed interface EngineNode {
  /// Returns the availability of the engine or mode on this machine. A group counts as available.
  default Availability availability() {
    return new Availability.Available();
  }

  /// Returns a key that is the same after the tree was built again.
  String key();

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

    @Override
    public String key() {
      return "engine " + engine.id();
    }

    /// Returns the place of the engine in the tree.
    Rank rank() {
      if (availability instanceof Availability.Missing) {
        return Rank.UNABLE;
      }
      if (engine.isBaseline()) {
        return Rank.BASELINE;
      }
      return isAvailable() ? engine.isBundled() ? Rank.BUNDLED : Rank.PRESENT : Rank.FETCHABLE;
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

  /// Places of engines in the tree, from the top.
  enum Rank {
    BUNDLED,
    /// Fetched before, supplied by the user, or installed on this machine.
    PRESENT,
    FETCHABLE,
    BASELINE,
    UNABLE;

    /// Returns whether the engines of this rank are in a group.
    boolean isGroup() {
      return this == BASELINE || this == UNABLE;
    }
  }

  /// Group of the engines of a rank.
  record OfGroup(Rank rank, List<OfEngine> engines) implements EngineNode {
    public OfGroup {
      engines = List.copyOf(engines);
    }

    @Override
    public String key() {
      return "group " + rank;
    }
  }

  /// Group of an engine's other versions.
  record OfVersions(String family, List<OfEngine> versions) implements EngineNode {
    public OfVersions {
      versions = List.copyOf(versions);
    }

    @Override
    public String key() {
      return "versions " + family;
    }
  }

  /// Mode of an engine.
  record OfMode(Resolved resolved, Availability availability) implements EngineNode {
    @Override
    public String key() {
      return "mode " + use();
    }

    /// Returns the name of the mode in plans.
    String use() {
      return resolved.use();
    }
  }
}
