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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Engines that keep all promises which an application needs, and the others.
///
/// @param in one mode for each engine that keeps all promises
/// @param out engines that break at least one
/// @param elsewhere titles of modes that keep all promises, of engines that do not take part
public record Candidates(List<Resolved> in, List<RuledOut> out, List<String> elsewhere) {
  private static final String BASELINE = "baseline-";

  /// Engine that breaks promises.
  ///
  /// @param nearest its mode that breaks the fewest promises
  /// @param broken broken promises of that mode, each with a clause that says how
  public record RuledOut(Resolved nearest, Map<Promise, String> broken) {
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
    for (Descriptor engine : catalog.engines()) {
      Optional<RuledOut> best =
          embedded(engine)
              .map(mode -> new RuledOut(new Resolved(engine, mode), broken(mode, application)))
              .min(preference());
      if (best.isEmpty()) {
        continue;
      }
      boolean keepsAll = best.get().broken().isEmpty();
      if (!takesPart(catalog, engine, application)) {
        if (keepsAll && engine.shipped() && needsNothingElse(engine)) {
          elsewhere.add(best.get().nearest().title());
        }
      } else if (keepsAll) {
        in.add(best.get().nearest());
      } else {
        out.add(best.get());
      }
    }
    return new Candidates(in, out, elsewhere);
  }

  /// Returns the ids that an application names as further engines and that cannot take part, each
  /// with the reason.
  public static List<String> refused(Catalog catalog, Application application) {
    return application.further().stream()
        .flatMap(id ->
            catalog
                .engine(id)
                .map(engine ->
                    catalog.availability(engine) instanceof Availability.Available
                        ? Stream.<String>empty()
                        : Stream.of(id + ": " + catalog.availability(engine).text()))
                .orElseGet(() -> Stream.of("there is no engine \"" + id + "\"")))
        .toList();
  }

  private static boolean takesPart(Catalog catalog, Descriptor engine, Application application) {
    return catalog.availability(engine) instanceof Availability.Available
        && (isWholeInProgram(engine) || application.further().contains(engine.id()));
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
    return engine.family().startsWith(BASELINE)
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
            .filter(each -> out.stream().allMatch(one -> one.broken().containsKey(each)))
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
