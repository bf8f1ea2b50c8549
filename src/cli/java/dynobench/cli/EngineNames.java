package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.plan.Contender;
import dynobench.text.NearestName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Parameters;

/// Engines in the command line's notation: `hsqldb`, `hsqldb@1.8.0.7`, `hsqldb@*`.
final class EngineNames {
  @Parameters(
      arity = "1..*",
      paramLabel = "ID@VERSION",
      description = "such as hsqldb@1.8.0.7, or hsqldb@* for all")
  private List<String> names = new ArrayList<>();

  /// Returns the named engines; for `hsqldb@*` all versions of the engine. Reports the first
  /// unknown name.
  ///
  /// @param complaint command that reports an unknown name
  /// @return empty when a name is unknown
  List<Descriptor> in(Catalog catalog, CliCommand complaint) {
    return find(names, catalog, complaint);
  }

  /// Returns the engines of some names like [#in].
  static List<Descriptor> find(List<String> names, Catalog catalog, CliCommand complaint) {
    var engines = new ArrayList<Descriptor>();
    for (String name : names) {
      List<Descriptor> found =
          Contender.isEvery(name)
              ? catalog.versions(Contender.familyOf(name))
              : catalog.fetchable(name).stream().toList();
      if (found.isEmpty()) {
        var _ = complaint.usage(unknownMessage(name, catalog));
        return List.of();
      }
      engines.addAll(found);
    }
    return List.copyOf(engines);
  }

  /// Returns the message for an unknown name, with a similar id if there is one. It lists the
  /// versions of a known engine, or else all engines.
  static String unknownMessage(String name, Catalog catalog) {
    List<String> engines = catalog.engines().stream().map(Descriptor::id).toList();
    List<String> ids =
        Stream.concat(
                engines.stream(),
                engines.stream().flatMap(it -> catalog.versions(it).stream()).map(Descriptor::id))
            .distinct()
            .toList();
    String suggestion = NearestName.suggestion(name, ids);
    String family = Contender.familyOf(name);
    boolean isKnown = engines.contains(family);
    return "There is no engine \"%s\"%s %s: %s"
        .formatted(
            name,
            suggestion.isEmpty() ? "." : suggestion,
            isKnown ? "Versions of " + family : "Engines",
            String.join(
                ", ",
                isKnown
                    ? catalog.versions(family).stream().map(Descriptor::version).toList()
                    : engines));
  }
}
