package dynobench.script;

import java.util.List;
import java.util.Optional;

/// One thing that a transaction asks of the database.
public sealed interface Step {
  /// Runs a statement that changes something.
  ///
  /// @param statement its name
  /// @param rows that it must change; empty where any number will do
  record Execute(String statement, Optional<Expression> rows) implements Step {}

  /// Asks, and reads everything that is answered.
  ///
  /// @param into names for the columns of the only row; none where rows may be any number
  /// @param rows that the answer must have
  record Ask(String statement, List<Answer> into, Optional<Expression> rows) implements Step {
    public Ask {
      into = List.copyOf(into);
    }
  }

  /// A value that is read, and what it is.
  record Answer(String name, Kind kind) {}
}
