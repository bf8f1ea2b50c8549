package dynobench.script;

import java.util.List;

/// What a client does again and again: all of it, or nothing.
///
/// @param variables drawn before its clock starts, in an order in which each knows those before it
/// @param sums of what was committed, for checks
public record Transaction(String id, List<Variable> variables, List<Step> steps, List<Sum> sums) {
  public Transaction {
    variables = List.copyOf(variables);
    steps = List.copyOf(steps);
    sums = List.copyOf(sums);
  }

  /// A value by name.
  public record Variable(String name, Expression value) {}

  /// What is added up over all transactions that were committed.
  public record Sum(String name, Expression value) {}
}
