package dynobench.script;

import java.util.List;

/// Values that must agree when the clients have done their work, and after reopening.
///
/// @param id how it is called when it fails
/// @param about what must agree, a sentence
public record Check(String id, String about, List<Term> equal) {
  public Check {
    equal = List.copyOf(equal);
  }

  /// Where a value comes from.
  public sealed interface Term {
    /// The database is asked.
    ///
    /// @param statement its name
    record Asked(String statement) implements Term {}

    /// It is worked out of parameters and of what the clients did: how often a transaction was
    /// committed, by its name, and what a sum came to.
    record WorkedOut(Expression expression) implements Term {}
  }
}
