package dynobench.event;

import dynobench.plan.Contender;
import java.util.List;
import java.util.Optional;

/// What a contender was when it ran, so that a stored run explains itself without a catalog.
///
/// @param title its name on charts and in tables
/// @param version the engine's version, as its descriptor says
/// @param durability the class of its promise, such as `POWER_CUT`
/// @param promise the promise in words
/// @param tuned what it set otherwise than the engine does by itself; empty when it ran the engine
///   as it comes
/// @param settings everything that the worker was told about the engine, jars and JVM flags
///   included, a line each; passwords excluded
public record Series(
    Contender contender,
    String title,
    String version,
    String durability,
    String promise,
    Optional<String> tuned,
    List<String> settings) {
  public Series {
    settings = List.copyOf(settings);
  }
}
