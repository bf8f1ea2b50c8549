package dynobench.script;

import java.util.List;

/// Values that must be equal when the clients have finished, and again after reopening.
///
/// @param id the name that a failure reports
/// @param about the rule, as a sentence
public record Check(String id, String about, List<Term> equal) {
  public Check {
    equal = List.copyOf(equal);
  }

  /// Source of a value.
  public sealed interface Term {
    /// Value that a query returns.
    ///
    /// @param statement name of the query
    record Asked(String statement) implements Term {}

    /// Value computed from parameters and from the clients' work. That work is the number of
    /// commits of a transaction, by its name, and the value of a sum.
    record WorkedOut(Expression expression) implements Term {}
  }
}
