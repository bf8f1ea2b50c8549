package dynobench.script;

import java.util.List;

/// A transaction that clients run repeatedly, as a whole or not at all.
///
/// @param variables evaluated before the transaction's clock starts, in an order in which each may
///   use the earlier ones
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
