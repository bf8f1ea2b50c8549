package dynobench.catalog;

import dynobench.plan.Contender;
import dynobench.text.NearestName;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A contender whose engine, version or mode does not exist.
///
/// @param catalog the known engines
/// @param broken ids of engines whose descriptors have problems
record UnknownContender(Contender contender, Catalog catalog, Set<String> broken) {
  /// Returns the problem message, with suggestions.
  ///
  /// @param engine the engine that the contender names, if it exists
  String why(Optional<Descriptor> engine) {
    return engine.map(this::noMode).orElseGet(this::noEngine);
  }

  private String noMode(Descriptor engine) {
    String lack = engine.leftOut().get(contender.mode());
    if (lack != null) {
      return "%s: %s %s has no mode \"%s\": %s"
          .formatted(contender.use(), engine.name(), engine.version(), contender.mode(), lack);
    }
    List<String> ids = engine.modes().stream().map(Mode::id).toList();
    return "%s: %s has no mode \"%s\"%s"
        .formatted(contender.use(), engine.name(), contender.mode(), guess(contender.mode(), ids));
  }

  private String noEngine() {
    String id = contender.engine();
    String family = contender.family();
    if (broken.contains(family)) {
      return "%s: the descriptor of engine \"%s\" has errors: correct its %s"
          .formatted(contender.use(), family, DescriptorReader.FILE);
    }
    List<Descriptor> versions = catalog.versions(family);
    if (id.equals(family) || versions.isEmpty()) {
      List<String> ids = catalog.engines().stream().map(Descriptor::id).sorted().toList();
      return "%s: there is no engine \"%s\"%s"
          .formatted(contender.use(), family, guess(family, ids));
    }
    if (contender.isEveryVersion()) {
      return "%s: no version of %s has a mode \"%s\""
          .formatted(contender.use(), family, contender.mode());
    }
    String version = id.substring(id.indexOf(Contender.AT) + 1);
    return "%s: there is no version \"%s\" of %s%s"
        .formatted(
            contender.use(),
            version,
            family,
            guess(version, versions.stream().map(Descriptor::version).toList()));
  }

  private static String guess(String name, List<String> ids) {
    String suggestion = NearestName.suggestion(name, ids);
    return suggestion.isEmpty() ? "; there are: " + String.join(", ", ids) : suggestion;
  }
}
