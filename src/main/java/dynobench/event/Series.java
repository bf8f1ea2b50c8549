package dynobench.event;

import dynobench.plan.Contender;
import java.util.List;

/// What a contender was when it ran, so that a stored run explains itself without a catalog.
///
/// @param title its name on charts and in tables
/// @param version the engine's version, as its descriptor says
/// @param durability the class of its promise, such as `POWER_CUT`
/// @param promise the promise in words
/// @param settings everything that the worker was told about the engine, jars and JVM flags
///   included, a line each; passwords excluded
public record Series(
    Contender contender,
    String title,
    String version,
    String durability,
    String promise,
    List<String> settings) {
  public Series {
    settings = List.copyOf(settings);
  }
}
