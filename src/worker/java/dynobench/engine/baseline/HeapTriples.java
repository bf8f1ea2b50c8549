package dynobench.engine.baseline;

import dynobench.engine.TripleTable;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/// Triples in two maps of the JDK, one by subject and one by predicate and object. Commits have no
/// effect.
final class HeapTriples implements TripleTable {
  record Triple(String subject, String predicate, String object) {}

  /// Key of the second map.
  private record Pattern(String predicate, String object) {}

  private final Supplier<Map<Object, Set<Triple>>> factory;
  private Map<Object, Set<Triple>> bySubject;
  private Map<Object, Set<Triple>> byObject;

  /// Creates empty maps.
  ///
  /// @param factory creates empty maps
  HeapTriples(Supplier<Map<Object, Set<Triple>>> factory) {
    this.factory = factory;
    this.bySubject = factory.get();
    this.byObject = factory.get();
  }

  @Override
  public void create() {
    bySubject = factory.get();
    byObject = factory.get();
  }

  @Override
  public void insert(String subject, String predicate, String object) {
    var triple = new Triple(subject, predicate, object);
    add(bySubject, subject, triple);
    add(byObject, new Pattern(predicate, object), triple);
  }

  private static void add(Map<Object, Set<Triple>> map, Object key, Triple triple) {
    map.computeIfAbsent(key, _ -> new HashSet<>()).add(triple);
  }

  @Override
  public void delete(String subject, String predicate, String object) {
    var triple = new Triple(subject, predicate, object);
    of(bySubject, subject).remove(triple);
    of(byObject, new Pattern(predicate, object)).remove(triple);
  }

  private static Set<Triple> of(Map<Object, Set<Triple>> map, Object key) {
    return map.getOrDefault(key, Set.of());
  }

  @Override
  public void find(String subject, Sink sink) {
    deliver(of(bySubject, subject), sink);
  }

  @Override
  public void find(String predicate, String object, Sink sink) {
    deliver(of(byObject, new Pattern(predicate, object)), sink);
  }

  private static void deliver(Set<Triple> triples, Sink sink) {
    for (Triple each : triples) {
      sink.triple(each.subject, each.predicate, each.object);
    }
  }

  @Override
  public void path(String start, String first, String second, Sink sink) {
    for (Triple step : of(bySubject, start)) {
      if (step.predicate.equals(first)) {
        for (Triple end : of(bySubject, step.object)) {
          if (end.predicate.equals(second)) {
            sink.triple(start, second, end.object);
          }
        }
      }
    }
  }

  @Override
  public void scan(Sink sink) {
    bySubject.values().forEach(each -> deliver(each, sink));
  }

  @Override
  public void commit() {}

  @Override
  public void close() {}
}
