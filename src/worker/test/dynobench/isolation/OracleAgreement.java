package dynobench.isolation;

import static dynobench.isolation.AnomalyClass.CORRUPT;
import static dynobench.isolation.AnomalyClass.G0;
import static dynobench.isolation.AnomalyClass.G1A;
import static dynobench.isolation.AnomalyClass.G1B;
import static dynobench.isolation.AnomalyClass.G1C;
import static dynobench.isolation.AnomalyClass.G2_ITEM;
import static dynobench.isolation.AnomalyClass.G_NONADJACENT;
import static dynobench.isolation.AnomalyClass.G_SINGLE;
import static dynobench.isolation.AnomalyClass.INTERNAL;
import static dynobench.isolation.AnomalyClass.LOST_UPDATE;

import dynobench.isolation.HistoryText.Answered;
import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.isolation.HistoryTransaction.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Comparison of the classes that the checker finds with the answers of the oracle. Each rule says
/// where the names of both differ, and why.
final class OracleAgreement {
  /// Value of a list.
  private record Entry(int key, int value) {}

  private final Answered answered;
  private final Set<AnomalyClass> found;
  private final List<String> differences = new ArrayList<>();

  private OracleAgreement(Answered answered, Set<AnomalyClass> found) {
    this.answered = answered;
    this.found = Set.copyOf(found);
  }

  /// Returns the rules that the classes break; empty if the checker and the oracle agree.
  ///
  /// @param found classes that the checker found
  static List<String> differences(Answered answered, Set<AnomalyClass> found) {
    return new OracleAgreement(answered, found).differences();
  }

  /// Returns whether the oracle knows one order of each list that explains all committed reads, and
  /// the last read has all committed values. Only then are the cycles compared.
  static boolean isOrdered(Answered answered) {
    return Stream.of("incompatible-order-committed", "duplicate-elements")
            .noneMatch(answered.reported()::contains)
        && !answered.cycles().contains("end")
        && !readsUnwritten(answered.named().history());
  }

  private List<String> differences() {
    reads();
    if (isOrdered(answered)) {
      cycles();
    } else {
      lists();
    }
    return differences;
  }

  /// Compares what single reads prove.
  private void reads() {
    same("G1a", has(G1A), reported("G1a"));
    same("G1b", has(G1B), reported("G1b"));
    // The library's "internal" is also a read that differs from an earlier one of the same
    // transaction. Adya (1999) has no such class: it is a cycle with the other transaction, and the
    // checker reports that one. So the oracle is asked about a transaction's own appends only.
    same("internal", has(INTERNAL), reported("internal-own"));
    implies("a changed read is no anomaly", reported("internal"), !found.isEmpty());
    // The library does not report values without a writer. Elle's paper calls them garbage reads.
    same(
        "corrupt",
        has(CORRUPT),
        reported("duplicate-elements") || readsUnwritten(answered.named().history()));
  }

  /// Compares histories whose lists lost committed values. The checker calls that a lost update.
  /// The library has two names: reads that do not fit into one order, and a cycle that needs the
  /// order in time of the last read. Both build the cycles of such lists from different guesses of
  /// the order, so these are not compared.
  private void lists() {
    implies("order", reported("incompatible-order-committed"), has(LOST_UPDATE, CORRUPT));
    implies("end", cycle("end"), has(LOST_UPDATE, CORRUPT));
    implies("G0", has(G0), cycle("G0"));
    implies("G1c", has(G1C), cycle("G0", "G1c"));
  }

  /// Compares cycles. A class includes the more severe ones: a cycle of write dependencies is one
  /// of known dependencies, too, and one with a single anti-dependency has none beside another one.
  /// The checker and the library both leave out what a more severe class implies, but not for the
  /// same transactions: the checker counts a set of transactions once, and the library searches a
  /// component once.
  private void cycles() {
    same("G0", has(G0), cycle("G0"));
    same("G1c", has(G0, G1C), cycle("G0", "G1c"));
    implies("P4 without its cycle", has(LOST_UPDATE), cycle("P4") || isCutAtTheEnd());
    if (has(G0, G1C)) {
      // Each level that forbids a class below forbids G0 and G1c, too. The checker leaves out a set
      // of transactions that has one of these. The library leaves out an anti-dependency between
      // transactions with a write dependency.
      return;
    }
    // The library's "lost-update" wants two transactions that read the same list and append to it.
    // By Berenson (1995) the first one need not read, so the oracle is asked for the cycle itself.
    implies("lost-update", reported("lost-update"), has(LOST_UPDATE));
    same("P4", has(LOST_UPDATE), cycle("P4") || isCutAtTheEnd());
    same("G-single", has(LOST_UPDATE, G_SINGLE), cycle("G-single"));
    same(
        "G-nonadjacent",
        has(LOST_UPDATE, G_SINGLE, G_NONADJACENT),
        cycle("G-single", "G-nonadjacent"));
    same(
        "G2-item",
        has(LOST_UPDATE, G_SINGLE, G_NONADJACENT, G2_ITEM),
        cycle("G-single", "G-nonadjacent", "G2-item"));
  }

  private void same(String rule, boolean isOurs, boolean isTheirs) {
    if (isOurs != isTheirs) {
      differences.add(rule + (isOurs ? ": only the checker" : ": only the oracle"));
    }
  }

  private void implies(String rule, boolean isClaimed, boolean isTrue) {
    if (isClaimed && !isTrue) {
      differences.add(rule);
    }
  }

  private boolean has(AnomalyClass... any) {
    return Stream.of(any).anyMatch(found::contains);
  }

  private boolean reported(String name) {
    return answered.reported().contains(name);
  }

  private boolean cycle(String... any) {
    return Stream.of(any).anyMatch(answered.cycles()::contains);
  }

  /// Returns whether the last read saw only a part of a transaction of unknown outcome. The library
  /// calls that G-single. The checker calls it a lost update, like each append that is missing at
  /// the end.
  private boolean isCutAtTheEnd() {
    List<HistoryTransaction> history = answered.named().history();
    Set<Entry> end = seen(history.getLast());
    return history.stream()
        .filter(each -> each.outcome() == Outcome.UNKNOWN)
        .map(OracleAgreement::appended)
        .anyMatch(all -> all.stream().anyMatch(end::contains) && !end.containsAll(all));
  }

  private static boolean readsUnwritten(List<HistoryTransaction> history) {
    var written = new HashSet<Entry>();
    history.forEach(each -> written.addAll(appended(each)));
    return history.stream().anyMatch(each -> !written.containsAll(seen(each)));
  }

  private static Set<Entry> appended(HistoryTransaction it) {
    var all = new HashSet<Entry>();
    for (Operation each : it.operations()) {
      if (each instanceof Operation.Append append) {
        all.add(new Entry(append.key(), append.value()));
      }
    }
    return all;
  }

  private static Set<Entry> seen(HistoryTransaction it) {
    var all = new HashSet<Entry>();
    for (Operation each : it.operations()) {
      if (each instanceof Operation.Read read) {
        for (int i = 0; i < read.values().size(); i++) {
          all.add(new Entry(read.key(), read.values().get(i)));
        }
      }
    }
    return all;
  }
}
