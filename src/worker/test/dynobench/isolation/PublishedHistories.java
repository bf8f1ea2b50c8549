package dynobench.isolation;

import dynobench.isolation.HistoryText.Named;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Histories of publications, as lists with appends where a publication writes registers. Each one
/// ends with a read of all lists, as the workload's histories do. The publications:
///
/// - Berenson and others, "A Critique of ANSI SQL Isolation Levels", 1995: P0, H1, H2, H4 and H5.
/// - Adya, Liskov, O'Neil, "Generalized Isolation Level Definitions", 2000, and Adya, "Weak
///   Consistency", 1999: figure 3, and the smallest history of each definition.
/// - Fekete, O'Neil, O'Neil, "A Read-Only Transaction Anomaly Under Snapshot Isolation", 2004.
/// - Sovran and others, "Transactional Storage for Geo-Replicated Systems", 2011: the long fork.
/// - Kingsbury and Alvaro, "Elle: Inferring Isolation Anomalies from Experimental Observations",
///   2020, with the documentation and the examples of the program Elle.
final class PublishedHistories {
  private PublishedHistories() {}

  static List<Named> all() {
    var all = new ArrayList<Named>();
    all.addAll(berenson());
    all.addAll(adya());
    all.addAll(snapshots());
    all.addAll(elle());
    all.addAll(elleDocumentation());
    return all;
  }

  /// Histories of the accounts x (list 1) and y (list 2). Each written value is an entry.
  private static List<Named> berenson() {
    return List.of(
        history(
            "berenson-h1-inconsistent-analysis",
            "ok a1:1 a2:2",
            "ok r1:1 a1:3 r2:2 a2:4",
            "ok r1:1,3 r2:2",
            "ok r1:1,3 r2:2,4"),
        history(
            "berenson-h2-fuzzy-read",
            "ok a1:1 a2:2",
            "ok r1:1 r2:2,4",
            "ok r1:1 a1:3 r2:2 a2:4",
            "ok r1:1,3 r2:2,4"),
        history(
            "berenson-h4-lost-update", "ok a1:1", "ok r1:1 a1:3", "ok r1:1 a1:2", "ok r1:1,2,3"),
        history(
            "berenson-h5-write-skew",
            "ok a1:1 a2:2",
            "ok r1:1 r2:2 a2:4",
            "ok r1:1 r2:2 a1:3",
            "ok r1:1,3 r2:2,4"),
        history("berenson-p0-dirty-write", "ok a1:1 a2:1", "ok a1:2 a2:2", "ok r1:1,2 r2:2,1"));
  }

  private static List<Named> adya() {
    return List.of(
        history(
            "adya-serializable-figure-3",
            "ok a3:1 a1:1 a2:1",
            "ok r1:1 a2:2",
            "ok r2:1,2 a3:3",
            "ok r1:1 r2:1,2 r3:1,3"),
        history("adya-g0", "ok a1:1 a2:2", "ok a1:3 a2:4", "ok r1:1,3 r2:4,2"),
        history("adya-g1a", "fail a1:1", "ok r1:1", "ok r1:"),
        history("adya-g1b", "ok a1:1 a1:2", "ok r1:1", "ok r1:1,2"),
        history("adya-g1c", "ok a1:1 r2:2", "ok a2:2 r1:1", "ok r1:1 r2:2"),
        history(
            "adya-g-single", "ok a1:1 a2:2", "ok a1:3 a2:4", "ok r1:1 r2:2,4", "ok r1:1,3 r2:2,4"),
        history(
            "adya-g2-item",
            "ok a1:1 a2:2",
            "ok r1:1 r2:2 a1:3",
            "ok r1:1 r2:2 a2:4",
            "ok r1:1,3 r2:2,4"));
  }

  private static List<Named> snapshots() {
    return List.of(
        history(
            "fekete-read-only-transaction",
            "ok a1:1 a2:1",
            "ok r2:1 a2:20",
            "ok r1:1 r2:1,20",
            "ok r1:1 r2:1 a1:11",
            "ok r1:1,11 r2:1,20"),
        history("long-fork", "ok a1:1", "ok a2:2", "ok r1:1 r2:", "ok r1: r2:2", "ok r1:1 r2:2"));
  }

  private static List<Named> elle() {
    return List.of(
        history(
            "elle-paper-example",
            "ok a253:1 a253:3 a253:4 a255:2 a255:3 a255:4 a255:5 a256:1 a256:2",
            "ok a255:8 r253:1,3,4",
            "ok a256:4 r255:2,3,4,5,8 r256:1,2,4 r253:1,3,4",
            "ok a250:10 r253:1,3,4 r255:2,3,4,5 a256:3",
            "ok r250:10 r253:1,3,4 r255:2,3,4,5,8 r256:1,2,4,3"),
        history(
            "elle-si-without-g-single",
            "ok a9:2",
            "ok a8:1 r9:",
            "ok r6: r8: a9:5",
            "ok a6:2 r9:2",
            "ok r6:2 r8:1 r9:2,5"),
        history("elle-faunadb-internal", "ok a1:6 r1:", "ok r1:6"),
        history("elle-readme-g1c", "ok a1:1 r2:1", "ok a1:2 a2:1", "ok r1:1,2 r2:1"));
  }

  private static List<Named> elleDocumentation() {
    return List.of(
        history("elle-g0", "ok a1:1 a2:1", "ok a1:2 a2:2", "ok r1:1,2 r2:2,1"),
        history(
            "elle-g1a", "ok r1:1 a1:2", "ok r1:1,2 r2:3", "fail a1:1", "ok a2:3", "ok r1:1,2 r2:3"),
        history(
            "elle-g1b",
            "ok r1:1",
            "ok r1:1,2 r2:3",
            "ok a1:1 a1:2",
            "ok a1:3 a2:3",
            "ok r1:1,2,3 r2:3"),
        history("elle-g1b-internal-read", "ok a1:1 r1:1 a1:2", "ok r1:1,2"),
        history("elle-g2", "ok r1: a2:1", "ok r2: a1:1", "ok r1:1 r2:1"),
        history("elle-info-reads", "info a1:2 r2:", "ok a1:1 a2:1", "ok r1:1,2 r2:1"),
        history(
            "elle-internal-good",
            "ok a1:1 a1:2 a2:5 a2:6",
            "ok r2:5,6 a1:3 r1:1,2,3 a1:4 r1:1,2,3,4",
            "ok r1:1,2,3,4 r2:5,6"),
        history("elle-internal-stale", "ok a1:1 a1:2", "ok r1:1,2 a1:3 r1:1,2", "ok r1:1,2,3"),
        history(
            "elle-internal-extension",
            "ok a1:1 a1:2",
            "ok r1:1,2 a1:3 r1:1,2,3,4",
            "ok a1:4",
            "ok r1:1,2,3,4"),
        history("elle-internal-short-read", "ok a1:1 a1:2", "ok r1:1,2 a1:3 r1:1", "ok r1:1,2,3"),
        history("elle-duplicate-elements", "ok a1:1", "ok a1:2", "ok r1:1,2,1", "ok r1:1,2"));
  }

  /// Returns a history of transactions in short form: an outcome, and operations such as `a1:5`
  /// (append 5 to the list 1) or `r1:5,6`.
  private static Named history(String name, String... lines) {
    var history = new ArrayList<HistoryTransaction>();
    for (String line : lines) {
      String[] words = line.split(" ");
      HistoryTransaction.Outcome outcome =
          switch (words[0]) {
            case "ok" -> HistoryTransaction.Outcome.COMMITTED;
            case "fail" -> HistoryTransaction.Outcome.ABORTED;
            default -> HistoryTransaction.Outcome.UNKNOWN;
          };
      List<HistoryTransaction.Operation> operations =
          Arrays.stream(words)
              .skip(1)
              .map(it ->
                  HistoryText.operation(
                      (it.charAt(0) == 'a' ? "append:" : "read:") + it.substring(1)))
              .toList();
      history.add(
          new HistoryTransaction(history.size(), 1 + history.size() % 8, outcome, operations));
    }
    return new Named("published-" + name, history);
  }
}
