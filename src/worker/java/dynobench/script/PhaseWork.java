package dynobench.script;

import java.util.List;

/// Work of a phase.
public sealed interface PhaseWork {
  String phase();

  /// Creates tables and fills them, in order. A part may also name a transaction of one statement,
  /// which runs for each row.
  ///
  /// @param commit number of rows in a transaction
  record Fill(String phase, List<Filled> tables, long commit) implements PhaseWork {
    public Fill {
      tables = List.copyOf(tables);
    }
  }

  /// Number of rows or records that a table gets, or number of runs of a transaction.
  record Filled(String table, Expression rows) {}

  /// Runs statements, one after the other.
  ///
  /// @param statements names of the statements
  record Run(String phase, List<String> statements) implements PhaseWork {
    public Run {
      statements = List.copyOf(statements);
    }
  }

  /// Makes clients run transactions, drawn by weight.
  record Mix(String phase, List<Weighted> transactions) implements PhaseWork {
    public Mix {
      transactions = List.copyOf(transactions);
    }
  }

  /// Frequency of a transaction, in proportion to the other weights.
  record Weighted(String transaction, Expression weight) {}
}
