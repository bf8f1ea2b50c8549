package dynobench.script;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Step of a transaction: one request to the database.
public sealed interface TransactionStep {
  /// Runs a statement that changes data.
  ///
  /// @param statement name of the statement
  /// @param rows number of rows that the statement must change; empty where any number is allowed
  record Execute(String statement, Optional<Expression> rows) implements TransactionStep {}

  /// Runs a query and reads its complete result.
  ///
  /// @param into names for the first columns of the only row; empty where no value is stored
  /// @param is required values of the columns of each row, in which `row` is the row's number;
  ///   empty where any result is allowed
  /// @param rows required number of rows in the result; empty for one row if `is` is given, and for
  ///   any number otherwise; with `into` it is always one
  record Ask(String statement, List<Answer> into, List<Expression> is, Optional<Expression> rows)
      implements TransactionStep {
    public Ask {
      into = List.copyOf(into);
      is = List.copyOf(is);
    }
  }

  /// Accesses records. The engine commits each access by itself.
  ///
  /// @param key key of the record, or of the first one of a scan
  /// @param count number of keys to scan, beginning with `key`; empty unless the step is a scan
  record Access(Verb verb, Expression key, Optional<Expression> count) implements TransactionStep {
    /// Kind of access.
    public enum Verb {
      READ,
      /// Overwrites a record.
      UPDATE,
      INSERT,
      DELETE,
      /// Reads all existing records in a range of keys.
      SCAN;

      /// Returns the name that workload descriptions use.
      public String id() {
        return name().toLowerCase(Locale.ROOT);
      }
    }
  }

  /// Name and type of a value that a query returns.
  record Answer(String name, ValueType kind) {}
}
