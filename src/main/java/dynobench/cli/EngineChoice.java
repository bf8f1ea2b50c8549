package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.plan.Contender;
import dynobench.toml.Nearest;
import java.util.List;
import java.util.stream.Stream;

/// Engines as the command line names them: `hsqldb`, `hsqldb@1.8.0.7`, `hsqldb@*`.
record EngineChoice(Catalog catalog) {
  /// What a name stands for; nothing when there is no such engine.
  List<Descriptor> of(String name) {
    return name.endsWith(Contender.EVERY)
        ? catalog.versions(Contender.familyOf(name))
        : catalog.engine(name).stream().toList();
  }

  /// Why a name stands for nothing.
  String lacking(String name) {
    List<String> ids =
        catalog.engines().stream()
            .map(Descriptor::id)
            .flatMap(each -> Stream.concat(Stream.of(each), versions(each)))
            .distinct()
            .toList();
    List<String> engines = catalog.engines().stream().map(Descriptor::id).toList();
    String near = Nearest.to(name, ids).map(n -> "; did you mean \"" + n + "\"?").orElse("");
    return "There is no engine \"%s\"%s. Engines: %s"
        .formatted(name, near, String.join(", ", engines));
  }

  private Stream<String> versions(String engine) {
    return catalog.versions(engine).stream().map(Descriptor::id);
  }
}
