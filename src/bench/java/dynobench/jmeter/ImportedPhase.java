package dynobench.jmeter;

import java.util.List;

/// A phase of the workload.
sealed interface ImportedPhase {
  String title();

  /// A phase that runs statements once.
  record Once(String title, List<String> statements) implements ImportedPhase {
    public Once {
      statements = List.copyOf(statements);
    }
  }

  /// A phase in which clients run transactions.
  ///
  /// @param isMeasured whether a plan may set number of operations and duration
  record TransactionPhase(
      String title,
      List<ImportedTransaction> transactions,
      long clients,
      long operations,
      long seconds,
      double rate,
      boolean isMeasured)
      implements ImportedPhase {
    public TransactionPhase {
      transactions = List.copyOf(transactions);
    }

    static TransactionPhase of(ImportedGroup group) {
      return new TransactionPhase(
          group.title(),
          group.transactions(),
          group.threads(),
          group.operations(),
          group.seconds(),
          group.transactionRate(),
          true);
    }

    /// Returns a phase for one transaction of a setup group, run as often as the plan states.
    static TransactionPhase of(ImportedGroup group, ImportedTransaction transaction) {
      long operations = group.operations(transaction.weight());
      return new TransactionPhase(
          transaction.title(), List.of(transaction), group.threads(), operations, 0, 0, false);
    }
  }
}
