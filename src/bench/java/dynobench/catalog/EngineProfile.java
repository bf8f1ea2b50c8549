package dynobench.catalog;

import java.time.LocalDate;
import java.util.Optional;

/// Name, version, licence and origin of an engine.
///
/// @param released release date of this version, if the descriptor states one
/// @param licence may be empty
/// @param homepage URL with more information; may be empty
/// @param start effort of a first use
/// @param upkeep facts about its maintenance
public record EngineProfile(
    String name,
    String version,
    Optional<LocalDate> released,
    String licence,
    String homepage,
    GettingStarted start,
    Upkeep upkeep) {
  /// Returns a copy for a build, with its version and without a release date.
  EngineProfile built(String other) {
    return new EngineProfile(
        name,
        other,
        Optional.empty(),
        licence,
        homepage,
        start,
        upkeep.ofOtherVersion(upkeep.java()));
  }

  /// Returns a copy with other facts about the maintenance.
  EngineProfile with(Upkeep other) {
    return new EngineProfile(name, version, released, licence, homepage, start, other);
  }
}
