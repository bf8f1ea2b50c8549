package dynobench.script;

import java.util.List;
import java.util.Locale;
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
  /// @param is what the columns of each row must be, where its number is `row`; none where any
  ///   answer will do
  /// @param rows that the answer must have
  record Ask(String statement, List<Answer> into, List<Expression> is, Optional<Expression> rows)
      implements Step {
    public Ask {
      into = List.copyOf(into);
      is = List.copyOf(is);
    }
  }

  /// Does something with records; each is committed by itself.
  ///
  /// @param key of the record, or of the first one
  /// @param count how many keys are scanned from there on; empty for what isn't a scan
  record Access(Verb verb, Expression key, Optional<Expression> count) implements Step {
    /// What is done.
    public enum Verb {
      READ,
      /// Overwrites.
      UPDATE,
      INSERT,
      DELETE,
      /// Reads all that there are among some keys.
      SCAN;

      /// As descriptions write it.
      public String id() {
        return name().toLowerCase(Locale.ROOT);
      }
    }
  }

  /// A value that is read, and what it is.
  record Answer(String name, Kind kind) {}
}
