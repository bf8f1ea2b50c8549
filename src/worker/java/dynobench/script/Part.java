package dynobench.script;

import java.util.List;

/// What a phase does.
public sealed interface Part {
  String phase();

  /// Makes tables and fills them, in order.
  ///
  /// @param commit rows in a transaction
  record Fill(String phase, List<Filled> tables, long commit) implements Part {
    public Fill {
      tables = List.copyOf(tables);
    }
  }

  /// How many rows a table gets.
  record Filled(String table, Expression rows) {}

  /// Runs statements, one after the other.
  ///
  /// @param statements their names
  record Run(String phase, List<String> statements) implements Part {
    public Run {
      statements = List.copyOf(statements);
    }
  }

  /// Has clients do transactions, drawn by weight.
  record Mix(String phase, List<Weighted> transactions) implements Part {
    public Mix {
      transactions = List.copyOf(transactions);
    }
  }

  /// How often a transaction is done, in proportion to the others.
  record Weighted(String transaction, Expression weight) {}
}
