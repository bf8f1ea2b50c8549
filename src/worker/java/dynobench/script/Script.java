package dynobench.script;

import java.util.List;
import java.util.Optional;

/// Work of a workload's phases as data, for workloads without Java code of their own.
///
/// @param parts work of each phase, in the order of the phases
/// @param counters numbers that all clients share
/// @param transactions transactions that clients run
/// @param checks checks of the data that the clients leave
/// @param retries limit for a transaction that conflicts with others, before the client gives it up
/// @param dialect dialect of all statements, from which they are translated into that of the
///   engine; empty if every engine runs the statements as they are
public record Script(
    List<PhaseWork> parts,
    List<Counter> counters,
    List<Transaction> transactions,
    List<Check> checks,
    long retries,
    Optional<String> dialect) {
  public Script {
    parts = List.copyOf(parts);
    counters = List.copyOf(counters);
    transactions = List.copyOf(transactions);
    checks = List.copyOf(checks);
  }

  /// A shared number that calls of `next` increment, and its first value.
  public record Counter(String name, Expression begin) {}

  /// Returns the work of a phase.
  ///
  /// @throws IllegalArgumentException when the script doesn't describe that phase
  public PhaseWork part(String phase) {
    return parts.stream()
        .filter(each -> each.phase().equals(phase))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("nobody says what " + phase + " does"));
  }

  /// Returns the transaction with an id; empty if the script has no such transaction.
  public Optional<Transaction> transaction(String id) {
    return transactions.stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
