package dynobench.event;

import dynobench.durability.Durability;
import dynobench.durability.DurabilityClass;
import dynobench.isolation.ModeIsolation;
import dynobench.plan.Contender;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A contender as a run saw it, so that a stored run can be read without a catalog.
///
/// @param title name of the series on charts and in tables
/// @param version the engine's version, according to its descriptor
/// @param durability the durability level as the one word that version 0.1 used, such as
///   `POWER_CUT`
/// @param promise the claimed durability as a text
/// @param tuned the settings that differ from the engine's defaults; empty when it ran with the
///   defaults
/// @param settings all settings of the engine that the worker received, including jars and JVM
///   flags, one per line; without passwords
/// @param survives claimed durability and what tests had found; empty in older runs, which only
///   have the one word
/// @param released date of the version's release; empty in older runs
/// @param isolates what is known of the isolation of the mode; empty in older runs
/// @param retired end of the engine's maintenance, if its makers have announced it; empty in older
///   runs
public record Series(
    Contender contender,
    String title,
    String version,
    String durability,
    String promise,
    Optional<String> tuned,
    List<String> settings,
    Optional<Durability> survives,
    Optional<LocalDate> released,
    Optional<ModeIsolation> isolates,
    Optional<EngineRetirement> retired) {
  public Series {
    settings = List.copyOf(settings);
  }

  /// Creates a series of which only the one word for its durability is known.
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
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /// Returns a substitute for a series whose description was lost.
  public static Series nameless(Contender contender) {
    return new Series(contender, contender.toString(), "", "", "", Optional.empty(), List.of());
  }

  /// Returns the distinct durability levels of some series, the worst first.
  public static List<Durability.Answer> answers(Stream<Series> some) {
    return some.map(it -> it.effectiveDurability().answer())
        .distinct()
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  /// Returns the durability; in older runs, the durability that the single word describes.
  public Durability effectiveDurability() {
    return survives.orElseGet(() -> DurabilityClass.named(durability).durability());
  }
}
