package dynobench.script;

import java.util.List;

/// A transaction that clients run repeatedly, as a whole or not at all. Steps on records are an
/// exception: the engine commits each by itself.
///
/// @param variables values drawn once before the first statement, and kept in a retry; each may use
///   the earlier ones
/// @param sums over committed transactions, for checks
public record Transaction(
    String id, List<Variable> variables, List<TransactionStep> steps, List<Sum> sums) {
  public Transaction {
    variables = List.copyOf(variables);
    steps = List.copyOf(steps);
    sums = List.copyOf(sums);
  }

  /// A named value.
  public record Variable(String name, Expression value) {}

  /// Sum of a value over all committed transactions.
  public record Sum(String name, Expression value) {}
}
