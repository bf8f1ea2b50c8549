package dynobench.isolation;

import dynobench.isolation.DependencyGraph.PathSearch;
import dynobench.isolation.DependencyGraph.Steps;
import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.isolation.HistoryTransaction.Outcome;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Finds the anomalies of a history. The reads of a list tell the order of its appends, and so the
/// dependencies between the transactions. A cycle of dependencies proves that no serial order
/// explains the history; its kinds of dependencies give its class.
///
/// A history without anomalies proves nothing about other histories.
public final class HistoryChecker {
  /// Maximum number of edges that the searches for cycles visit, so that a history full of
  /// anomalies takes no longer than a few seconds.
  private static final long MOST_VISITS = 40_000_000;

  private final List<HistoryTransaction> history;
  private final Map<Integer, ListOrder> lists = new HashMap<>();
  private final Map<AnomalyClass, Tally> tallies = new EnumMap<>(AnomalyClass.class);
  private final Set<Dependency> dependencies = new LinkedHashSet<>();

  /// Numbers of the transactions of unknown outcome that committed, because an append was read.
  private final Set<Integer> proven = new HashSet<>();

  /// Keys of lists with values of nobody.
  private final Set<Integer> unordered = new HashSet<>();

  private HistoryChecker(List<HistoryTransaction> history) {
    this.history = List.copyOf(history);
  }

  /// Anomalies of one class that were found so far.
  private static final class Tally {
    private int count;
    private List<HistoryTransaction> transactions = List.of();
    private List<String> sentences = List.of();

    void add(List<HistoryTransaction> proof, List<String> words) {
      count++;
      if (transactions.isEmpty() || proof.size() < transactions.size()) {
        transactions = List.copyOf(proof);
        sentences = List.copyOf(words);
      }
    }

    AnomalyFinding finding(AnomalyClass anomaly, boolean isLeast) {
      var proof = new ArrayList<String>();
      transactions.forEach(each -> proof.add(each.toString()));
      proof.addAll(sentences);
      return new AnomalyFinding(anomaly, count, isLeast, proof);
    }
  }

  /// Returns the anomalies of a history, the most severe first.
  ///
  /// @param history transactions by their number
  public static List<AnomalyFinding> check(List<HistoryTransaction> history) {
    return new HistoryChecker(history).check();
  }

  private List<AnomalyFinding> check() {
    collect();
    lists.values().forEach(this::addList);
    lists.values().forEach(list -> lastRead(list).ifPresent(it -> addUnseen(list, it)));
    boolean isComplete = searchCycles();
    var findings = new ArrayList<AnomalyFinding>();
    tallies.forEach((anomaly, tally) -> findings.add(tally.finding(anomaly, !isComplete)));
    return findings;
  }

  private void found(AnomalyClass anomaly, List<HistoryTransaction> proof, List<String> words) {
    tallies.computeIfAbsent(anomaly, _ -> new Tally()).add(proof, words);
  }

  private ListOrder list(int key) {
    return lists.computeIfAbsent(key, ListOrder::new);
  }

  /// Sorts the operations by key. Reads of transactions that did not commit prove nothing, because
  /// no level promises anything about them.
  private void collect() {
    for (HistoryTransaction each : history) {
      var own = new HashMap<Integer, List<Integer>>();
      for (Operation operation : each.operations()) {
        switch (operation) {
          case Operation.Append it ->
              own.computeIfAbsent(it.key(), _ -> new ArrayList<>()).add(it.value());
          case Operation.Read it -> {
            if (each.outcome() == Outcome.COMMITTED) {
              list(it.key())
                  .add(new ListOrder.Seen(each, it, own.getOrDefault(it.key(), List.of())));
            }
          }
        }
      }
      for (Operation operation : each.operations()) {
        if (operation instanceof Operation.Append it) {
          boolean isLast = own.getOrDefault(it.key(), List.of()).getLast() == it.value();
          list(it.key()).add(new ListOrder.Written(each, it, isLast));
        }
      }
    }
  }

  private void addList(ListOrder list) {
    boolean isKnown = true;
    for (ListOrder.Seen each : list.reads()) {
      isKnown &= checkRead(list, each);
    }
    if (!isKnown) {
      unordered.add(list.key());
      return; // values of nobody have no place in an order
    }
    list.removeAborted();
    ValueList order = list.longest();
    for (ListOrder.Seen each : list.reads()) {
      if (each.values().isPrefixOf(order)) {
        addReadDependencies(list, each, order);
      } else {
        vanished(list, each, order);
      }
    }
    addWriteDependencies(list, order);
  }

  /// Checks a read by itself, and returns whether all of its values have writers.
  private boolean checkRead(ListOrder list, ListOrder.Seen seen) {
    ValueList values = seen.values();
    var distinct = new HashSet<Integer>();
    for (int i = 0; i < values.size(); i++) {
      int value = values.get(i);
      ListOrder.Written written = list.writers().get(value);
      if (written == null || !distinct.add(value)) {
        found(
            AnomalyClass.CORRUPT,
            List.of(seen.by()),
            List.of(
                written == null
                    ? String.format(Locale.ROOT, "Nobody appended %d to %d.", value, list.key())
                    : String.format(Locale.ROOT, "The list %d has %d twice.", list.key(), value)));
        return false;
      }
      if (written.by().outcome() == Outcome.UNKNOWN) {
        proven.add(written.by().number());
      }
      if (written.by().outcome() == Outcome.ABORTED) {
        list.addAborted(value);
        found(
            AnomalyClass.G1A,
            List.of(written.by(), seen.by()),
            List.of(
                String.format(
                    Locale.ROOT,
                    "%s was rolled back, and %s read its %d.",
                    written.by().name(),
                    seen.by().name(),
                    value)));
      }
    }
    checkLast(list, seen);
    checkOwn(seen);
    return true;
  }

  private void checkLast(ListOrder list, ListOrder.Seen seen) {
    ValueList values = seen.values();
    if (values.size() == 0) {
      return;
    }
    ListOrder.Written last = list.writers().get(values.get(values.size() - 1));
    if (last != null && !last.isLast() && last.by().number() != seen.by().number()) {
      found(
          AnomalyClass.G1B,
          List.of(last.by(), seen.by()),
          List.of(
              String.format(
                  Locale.ROOT,
                  "%s appended more to %d after the %d that %s read.",
                  last.by().name(),
                  list.key(),
                  last.append().value(),
                  seen.by().name())));
    }
  }

  private void checkOwn(ListOrder.Seen seen) {
    if (seen.own().isEmpty()) {
      return;
    }
    var own = new ArrayList<Integer>();
    for (int i = 0; i < seen.values().size(); i++) {
      if (seen.own().contains(seen.values().get(i))) {
        own.add(seen.values().get(i));
      }
    }
    if (!own.equals(seen.own())) {
      found(
          AnomalyClass.INTERNAL,
          List.of(seen.by()),
          List.of(
              String.format(
                  Locale.ROOT,
                  "%s appended %s to %d, but it sees %s of them.",
                  seen.by().name(),
                  seen.own(),
                  seen.read().key(),
                  own)));
    }
  }

  /// Reports values that one read contains and a longer one does not: later appends replaced them.
  private void vanished(ListOrder list, ListOrder.Seen seen, ValueList order) {
    int at = 0;
    while (at < order.size() && seen.values().get(at) == order.get(at)) {
      at++;
    }
    int value = seen.values().get(at);
    HistoryTransaction writer = writer(list, value);
    found(
        AnomalyClass.LOST_UPDATE,
        List.of(writer, seen.by()),
        List.of(
            String.format(
                Locale.ROOT,
                "%s read %d in %d, but the list became %s.",
                seen.by().name(),
                value,
                list.key(),
                order)));
  }

  private static HistoryTransaction writer(ListOrder list, int value) {
    ListOrder.Written written = list.writers().get(value);
    if (written == null) {
      throw new IllegalStateException("unchecked value " + value);
    }
    return written.by();
  }

  /// Returns whether a transaction counts as committed. One with an unknown outcome counts if its
  /// append was read.
  private static boolean isEffective(HistoryTransaction it) {
    return it.outcome() != Outcome.ABORTED;
  }

  private void addReadDependencies(ListOrder list, ListOrder.Seen seen, ValueList order) {
    int size = seen.values().size();
    int reader = seen.by().number();
    for (int i = size - 1; i >= 0; i--) {
      HistoryTransaction writer = writer(list, order.get(i));
      if (writer.number() != reader && isEffective(writer)) {
        depend(writer.number(), reader, Dependency.Kind.WRITE_READ, list.key(), order.get(i));
        break;
      }
    }
    if (size > 0 && writer(list, order.get(size - 1)).number() == reader) {
      return; // the next append depends on this one
    }
    for (int i = size; i < order.size(); i++) {
      HistoryTransaction next = writer(list, order.get(i));
      if (isEffective(next)) {
        if (next.number() != reader) {
          depend(reader, next.number(), Dependency.Kind.READ_WRITE, list.key(), order.get(i));
        }
        break;
      }
    }
  }

  private void addWriteDependencies(ListOrder list, ValueList order) {
    int last = -1;
    for (int i = 0; i < order.size(); i++) {
      HistoryTransaction writer = writer(list, order.get(i));
      if (isEffective(writer)) {
        if (last >= 0 && writer(list, order.get(last)).number() != writer.number()) {
          depend(
              writer(list, order.get(last)).number(),
              writer.number(),
              Dependency.Kind.WRITE_WRITE,
              list.key(),
              order.get(last));
        }
        last = i;
      }
    }
  }

  /// Reports committed appends that the last read of a list does not contain.
  private void addUnseen(ListOrder list, ListOrder.Seen end) {
    if (unordered.contains(list.key())) {
      return;
    }
    var seen = new HashSet<Integer>();
    for (int i = 0; i < end.values().size(); i++) {
      seen.add(end.values().get(i));
    }
    for (ListOrder.Written each : list.writers().values()) {
      boolean isCommitted =
          each.by().outcome() == Outcome.COMMITTED || proven.contains(each.by().number());
      if (isCommitted && !seen.contains(each.append().value())) {
        found(
            AnomalyClass.LOST_UPDATE,
            List.of(each.by(), end.by()),
            List.of(
                String.format(
                    Locale.ROOT,
                    "%s appended %d to %d and committed, but at the end the list is %s.",
                    each.by().name(),
                    each.append().value(),
                    list.key(),
                    end.values())));
      }
    }
  }

  /// Returns the read of the list by the last transaction of the history, which reads all lists
  /// after all others have ended; empty in a history without it.
  private Optional<ListOrder.Seen> lastRead(ListOrder list) {
    return list.reads().isEmpty()
            || list.reads().getLast().by().number() != history.getLast().number()
        ? Optional.empty()
        : Optional.of(list.reads().getLast());
  }

  private void depend(int from, int to, Dependency.Kind kind, int key, int value) {
    dependencies.add(new Dependency(from, to, kind, key, value));
  }

  /// Searches for cycles by class, and returns whether the search was complete.
  private boolean searchCycles() {
    var graph = new DependencyGraph(history.size(), List.copyOf(dependencies));
    DependencyGraph writes = graph.only(it -> it.kind() == Dependency.Kind.WRITE_WRITE);
    DependencyGraph known = graph.only(it -> it.kind() != Dependency.Kind.READ_WRITE);
    var cycles = new CycleSearch();
    cycles.search(writes, Dependency.Kind.WRITE_WRITE, Steps.ALL);
    cycles.search(known, Dependency.Kind.WRITE_READ, Steps.ALL);
    cycles.search(
        graph,
        Dependency.Kind.READ_WRITE,
        Steps.ONE_LIST,
        Steps.WITHOUT_ANTI,
        Steps.WITHOUT_ADJACENT,
        Steps.ALL);
    return cycles.isComplete;
  }

  /// State of the search for cycles. A set of transactions counts once.
  private final class CycleSearch {
    private final Set<Set<Integer>> counted = new HashSet<>();
    private boolean isComplete = true;

    /// Adds the shortest cycle through each dependency of a kind. All dependencies are tried for a
    /// class before any is tried for a less severe one, because a set of transactions counts once.
    ///
    /// @param attempts limits of the paths, the one of the most severe class first
    void search(DependencyGraph graph, Dependency.Kind closing, Steps... attempts) {
      int[] components = graph.components();
      List<Dependency> open =
          graph.edges().stream().filter(each -> each.kind() == closing).toList();
      for (Steps steps : attempts) {
        PathSearch paths = graph.new PathSearch(components, MOST_VISITS / attempts.length);
        var left = new ArrayList<Dependency>();
        for (Dependency each : open) {
          paths.cycle(each, steps).ifPresentOrElse(this::add, () -> left.add(each));
        }
        open = left;
        isComplete &= !paths.isExhausted();
      }
    }

    private void add(List<Dependency> cycle) {
      var members = new LinkedHashSet<Integer>();
      cycle.forEach(each -> members.add(each.from()));
      if (counted.add(members)) {
        found(
            CycleClass.of(cycle),
            members.stream().map(history::get).toList(),
            cycle.stream().map(Dependency::sentence).toList());
      }
    }
  }
}
