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

/// The engines at all versions that descriptors tell of. Immutable.
final class Versions {
  /// As they came out; those that don't say when come last.
  private static final Comparator<Descriptor> BY_AGE =
      Comparator.<Descriptor, LocalDate>comparing(
              each -> each.about().released().orElse(LocalDate.MAX))
          .thenComparing(Descriptor::id);

  private final Map<String, Descriptor> engines;
  private final Map<String, List<Descriptor>> families;

  /// @param engines by their ids, each at the version of its own descriptor
  /// @param others further versions of them
  Versions(Map<String, Descriptor> engines, List<Descriptor> others) {
    this.engines = Map.copyOf(engines);
    this.families =
        Stream.concat(engines.values().stream(), others.stream())
            .sorted(BY_AGE)
            .collect(groupingBy(Descriptor::family, TreeMap::new, toList()));
  }

  /// The same and one more engine, which wins over one of the same id.
  Versions with(Descriptor engine) {
    var more = new TreeMap<>(engines);
    more.put(engine.id(), engine);
    List<Descriptor> others =
        families.values().stream()
            .flatMap(List::stream)
            .filter(each -> !engines.containsKey(each.id()))
            .toList();
    return new Versions(more, others);
  }

  /// Each engine at the version of its own descriptor.
  Map<String, Descriptor> engines() {
    return engines;
  }

  /// All versions of an engine, the oldest first.
  List<Descriptor> of(String family) {
    return families.getOrDefault(family, List.of());
  }

  /// What an id names; `hsqldb` at the version of its descriptor can be named with it, too.
  Optional<Descriptor> find(String id) {
    return Optional.ofNullable(engines.get(id))
        .or(() ->
            of(Contender.familyOf(id)).stream()
                .filter(each -> id.equals(each.family() + Contender.AT + each.version()))
                .findFirst()
                .map(each -> each.withId(id)));
  }
}
