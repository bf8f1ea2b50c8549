package dynobench.catalog;

import java.util.Optional;
import java.util.OptionalInt;

/// Facts about an engine's maintenance, as of the day when its descriptor was written. Facts that
/// are not known are empty.
///
/// @param artifact artifact whose versions are the engine's releases; empty if no Maven repository
///   has the engine
/// @param first first release
/// @param last last release
/// @param java Java version that the engine needs
/// @param process size of a process with one empty table
/// @param remark sentence on facts that cannot be given; may be empty
public record Upkeep(
    Optional<ArtifactName> artifact,
    Optional<EngineRelease> first,
    Optional<EngineRelease> last,
    Optional<UpkeepStatus> status,
    OptionalInt java,
    Optional<ProcessSize> process,
    String remark) {
  /// Upkeep of an engine whose descriptor states nothing.
  public static final Upkeep UNKNOWN =
      new Upkeep(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          Optional.empty(),
          "");

  /// Returns whether the descriptor states nothing.
  public boolean isUnknown() {
    return equals(UNKNOWN);
  }

  /// Returns the status of an engine whose makers have announced the end.
  public Optional<UpkeepStatus> retired() {
    return status.filter(it -> it.state() == UpkeepState.RETIRED);
  }

  /// Returns the upkeep of another version of the engine, without the facts of this version.
  ///
  /// @param needed Java version that the other version needs
  Upkeep ofOtherVersion(OptionalInt needed) {
    return new Upkeep(artifact, first, last, status, needed, Optional.empty(), remark);
  }
}
