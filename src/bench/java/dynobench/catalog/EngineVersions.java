package dynobench.catalog;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dynobench.plan.Contender;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Engines at all versions that descriptors describe. Immutable.
final class EngineVersions {
  /// Order by release date; versions without a date come last.
  private static final Comparator<Descriptor> BY_AGE =
      Comparator.<Descriptor, LocalDate>comparing(
              each -> each.about().released().orElse(LocalDate.MAX))
          .thenComparing(Descriptor::id);

  private final Map<String, Descriptor> engines;
  private final Map<String, List<Descriptor>> families;

  /// @param engines engines by id, each at the version of its own descriptor
  /// @param others further versions of these engines
  EngineVersions(Map<String, Descriptor> engines, List<Descriptor> others) {
    this.engines = Map.copyOf(engines);
    this.families =
        Stream.concat(engines.values().stream(), others.stream())
            .sorted(BY_AGE)
            .collect(groupingBy(Descriptor::family, TreeMap::new, toList()));
  }

  /// Returns a copy with one more engine, which replaces an engine with the same id.
  EngineVersions with(Descriptor engine) {
    var more = new TreeMap<>(engines);
    more.put(engine.id(), engine);
    List<Descriptor> others =
        families.values().stream()
            .flatMap(List::stream)
            .filter(each -> !engines.containsKey(each.id()))
            .toList();
    return new EngineVersions(more, others);
  }

  /// Returns each engine at the version of its own descriptor.
  Map<String, Descriptor> engines() {
    return engines;
  }

  /// Returns all versions of an engine, oldest first.
  List<Descriptor> of(String family) {
    return families.getOrDefault(family, List.of());
  }

  /// Returns the engine with an id. An id with `@` may also name the version of the engine's own
  /// descriptor.
  Optional<Descriptor> find(String id) {
    return Optional.ofNullable(engines.get(id))
        .or(() ->
            of(Contender.familyOf(id)).stream()
                .filter(each -> id.equals(each.family() + Contender.AT + each.version()))
                .findFirst()
                .map(each -> each.withId(id)));
  }
}
