package dynobench.advice;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import dynobench.catalog.ExternalRequirements;
import dynobench.catalog.Mode;
import dynobench.setup.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Engines that keep all promises which an application needs, and the others.
///
/// @param in one mode for each engine that keeps all promises
/// @param out engines that break at least one
/// @param elsewhere titles of modes that keep all promises, of engines that do not take part, each
///   with the id of its engine
public record Candidates(List<Resolved> in, List<RuledOut> out, List<String> elsewhere) {

  /// Engine that breaks promises.
  ///
  /// @param nearest its mode that breaks the fewest promises
  /// @param broken broken promises of that mode, each with a clause that says how
  /// @param always promises that all its modes break
  public record RuledOut(Resolved nearest, Map<Promise, String> broken, Set<Promise> always) {
    /// Returns the reasons in one sentence.
    public String sentence() {
      return "%s: %s.".formatted(nearest.title(), String.join("; ", broken.values()));
    }
  }

  public Candidates {
    in = List.copyOf(in);
    out = List.copyOf(out);
    elsewhere = List.copyOf(elsewhere);
  }

  /// Returns the candidates of a catalog: bundled engines, and further ones that the application
  /// names. Only modes within the application's own process count.
  public static Candidates of(Catalog catalog, Application application) {
    var in = new ArrayList<Resolved>();
    var out = new ArrayList<RuledOut>();
    var elsewhere = new ArrayList<String>();
    for (Descriptor engine : considered(catalog, application)) {
      Optional<RuledOut> best = nearest(engine, application);
      if (best.isEmpty()) {
        continue;
      }
      boolean keepsAll = best.get().broken().isEmpty();
      if (!takesPart(catalog, engine, application)) {
        if (keepsAll && engine.shipped() && needsNothingElse(engine)) {
          elsewhere.add(words(best.get().nearest()));
        }
      } else if (keepsAll) {
        in.add(best.get().nearest());
      } else {
        out.add(best.get());
      }
    }
    return new Candidates(in, out, elsewhere);
  }

  private static String words(Resolved mode) {
    return "%s (%s)".formatted(mode.title(), mode.engine().id());
  }

  private static List<Descriptor> considered(Catalog catalog, Application application) {
    return Stream.concat(
            catalog.engines().stream(),
            application.further().stream().flatMap(id -> catalog.engine(id).stream()))
        .distinct()
        .toList();
  }

  /// Returns the mode of an engine that breaks the fewest promises; empty for an engine without
  /// modes that an application can use in its own process.
  private static Optional<RuledOut> nearest(Descriptor engine, Application application) {
    Map<Mode, Map<Promise, String>> broken = new LinkedHashMap<>();
    embedded(engine).forEach(mode -> broken.put(mode, broken(mode, application)));
    Set<Promise> always =
        Stream.of(Promise.values())
            .filter(each -> broken.values().stream().allMatch(it -> it.containsKey(each)))
            .collect(Collectors.toSet());
    return broken.entrySet().stream()
        .map(each -> new RuledOut(new Resolved(engine, each.getKey()), each.getValue(), always))
        .min(preference());
  }

  /// Returns these candidates without those that are not in a list, which join the engines
  /// elsewhere.
  Candidates only(List<String> modes) {
    Map<Boolean, List<Resolved>> measured =
        in.stream().collect(Collectors.partitioningBy(each -> modes.contains(each.use())));
    return new Candidates(
        measured.getOrDefault(true, List.of()),
        out,
        Stream.concat(
                elsewhere.stream(),
                measured.getOrDefault(false, List.of()).stream().map(Candidates::words))
            .toList());
  }

  /// Returns the ids that an application names as further engines and that cannot take part, each
  /// with the reason.
  public static List<String> refused(Catalog catalog, Application application) {
    return application.further().stream()
        .flatMap(id ->
            catalog
                .engine(id)
                .map(engine -> refusal(catalog, engine).map(why -> id + ": " + why).stream())
                .orElseGet(() -> Stream.of("there is no engine \"" + id + "\"")))
        .toList();
  }

  private static Optional<String> refusal(Catalog catalog, Descriptor engine) {
    return embedded(engine).findAny().isEmpty()
        ? Optional.of("it is no engine that an application can use in its own process")
        : catalog.availability(engine) instanceof Availability.Available
            ? Optional.empty()
            : Optional.of(catalog.availability(engine).text());
  }

  private static boolean takesPart(Catalog catalog, Descriptor engine, Application application) {
    return (isWholeInProgram(engine) || application.further().contains(engine.id()))
        && catalog.availability(engine) instanceof Availability.Available;
  }

  private static boolean isWholeInProgram(Descriptor engine) {
    return engine.isBundled() && !engine.jars().isEmpty() && needsNothingElse(engine);
  }

  /// Returns whether an engine needs no program or file that Dynobench can't get.
  private static boolean needsNothingElse(Descriptor engine) {
    return engine.code().outside().equals(ExternalRequirements.NONE);
  }

  /// Returns the modes of an engine, not of a baseline, that need no server.
  private static Stream<Mode> embedded(Descriptor engine) {
    return engine.isBaseline()
        ? Stream.empty()
        : engine.modes().stream()
            .filter(
                mode -> !(mode.setup() instanceof Setup.Jdbc jdbc && jdbc.server().isPresent()));
  }

  private static Map<Promise, String> broken(Mode mode, Application application) {
    var broken = new EnumMap<Promise, String>(Promise.class);
    for (Promise each : Promise.values()) {
      each.broken(mode, application).ifPresent(how -> broken.put(each, how));
    }
    return broken;
  }

  /// Order of an engine's modes: those that break the fewest promises first. Of equal ones, those
  /// whose data survive what they must. Descriptors list the usual modes first.
  private static Comparator<RuledOut> preference() {
    return Comparator.<RuledOut>comparingInt(each -> each.broken().size())
        .thenComparing(each -> each.broken().containsKey(Promise.DURABILITY));
  }

  /// Returns why no engine keeps all promises: the promise that rules all of them out, if one does,
  /// and the engine that comes nearest. Empty if an engine keeps all.
  public Optional<String> shortage() {
    if (!in.isEmpty() || out.isEmpty()) {
      return Optional.empty();
    }
    String cause =
        Stream.of(Promise.values())
            .filter(each -> out.stream().allMatch(one -> one.always().contains(each)))
            .findFirst()
            .map(each -> "Each of them breaks the promise about %s.".formatted(each.words()))
            .orElse("No single promise rules all of them out; together they do.");
    int fewest = out.stream().mapToInt(each -> each.broken().size()).min().orElseThrow();
    String nearest =
        out.stream()
            .filter(each -> each.broken().size() == fewest)
            .map(RuledOut::sentence)
            .collect(Collectors.joining(" "));
    return Optional.of(
        "No engine here keeps all promises. %s Nearest are: %s".formatted(cause, nearest));
  }
}
