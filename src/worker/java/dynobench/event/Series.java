package dynobench.event;

import dynobench.plan.Contender;
import dynobench.promise.Durability;
import dynobench.promise.DurabilityClass;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What a contender was when it ran, so that a stored run explains itself without a catalog.
///
/// @param title its name on charts and in tables
/// @param version the engine's version, as its descriptor says
/// @param durability the one word for its promise that version 0.1 had, such as `POWER_CUT`
/// @param promise the promise in words
/// @param tuned what it set otherwise than the engine does by itself; empty when it ran the engine
///   as it comes
/// @param settings everything that the worker was told about the engine, jars and JVM flags
///   included, a line each; passwords excluded
/// @param survives what it promised, and what was known of that; older runs name the one word only
/// @param released when its version came out; older runs don't say
public record Series(
    Contender contender,
    String title,
    String version,
    String durability,
    String promise,
    Optional<String> tuned,
    List<String> settings,
    Optional<Durability> survives,
    Optional<LocalDate> released) {
  public Series {
    settings = List.copyOf(settings);
  }

  /// One of which the word is all that is known.
  public Series(
      Contender contender,
      String title,
      String version,
      String durability,
      String promise,
      Optional<String> tuned,
      List<String> settings) {
    this(
        contender,
        title,
        version,
        durability,
        promise,
        tuned,
        settings,
        Optional.empty(),
        Optional.empty());
  }

  /// Stands in for a series whose description was lost.
  public static Series nameless(Contender contender) {
    return new Series(contender, contender.toString(), "", "", "", Optional.empty(), List.of());
  }

  /// What can be counted on with one or another of them, each answer once, the worst first.
  public static List<Durability.Answer> answers(Stream<Series> some) {
    return some.map(it -> it.keeps().answer())
        .distinct()
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  /// What it kept.
  public Durability keeps() {
    return survives.orElseGet(() -> DurabilityClass.named(durability).durability());
  }
}
