package dynobench.script;

import java.util.List;
import java.util.Optional;

/// What the phases of a workload do, where no code of its own carries them out.
///
/// @param parts what each phase does, in their order
/// @param counters numbers that all clients count on together
/// @param transactions that clients do
/// @param checks of what they have left
/// @param retries of a transaction that others are in the way of, before it is given up
public record Script(
    List<Part> parts,
    List<Counter> counters,
    List<Transaction> transactions,
    List<Check> checks,
    long retries) {
  public Script {
    parts = List.copyOf(parts);
    counters = List.copyOf(counters);
    transactions = List.copyOf(transactions);
    checks = List.copyOf(checks);
  }

  /// A number that `next(…)` counts up from where it begins.
  public record Counter(String name, Expression begin) {}

  /// The part of that phase.
  ///
  /// @throws IllegalArgumentException when there is none
  public Part part(String phase) {
    return parts.stream()
        .filter(each -> each.phase().equals(phase))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("nobody says what " + phase + " does"));
  }

  /// The transaction of that name, if there is one.
  public Optional<Transaction> transaction(String id) {
    return transactions.stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
