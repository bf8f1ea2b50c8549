package dynobench.recordings;

import java.util.List;
import java.util.stream.Collectors;

/// Transactions of one type: those that execute the same statements, in the order of their first
/// execution.
///
/// @param statements texts of the different statements; empty for all types beyond the first ones
/// @param count number of transactions
/// @param executions number of executions in all of them
/// @param totalNanos sum of their durations, from the first execution to the end
/// @param databaseNanos part of these durations in which a statement was executed or the
///   transaction ended
/// @param p50Nanos median duration
/// @param p99Nanos duration that 99 % of the transactions did not exceed
public record TransactionFigures(
    List<String> statements,
    long count,
    long executions,
    long totalNanos,
    long databaseNanos,
    long p50Nanos,
    long p99Nanos) {
  private static final int MOST_NAMES = 4;

  public TransactionFigures {
    statements = List.copyOf(statements);
  }

  /// Returns the mean number of executions in a transaction.
  public double executionsPerTransaction() {
    return (double) executions / count;
  }

  /// Returns the share of the duration that was spent in the database, 0 to 1. The application
  /// spent the rest.
  public double databaseShare() {
    return totalNanos == 0 ? 0 : Math.min(1, (double) databaseNanos / totalNanos);
  }

  /// Returns the different names of the first statements, such as `SELECT item → UPDATE item`.
  public String name() {
    if (statements.isEmpty()) {
      return "(all other types)";
    }
    List<String> names = statements.stream().map(StatementName::of).distinct().toList();
    String first = names.stream().limit(MOST_NAMES).collect(Collectors.joining(" → "));
    int more = names.size() - MOST_NAMES;
    return more > 0 ? first + " → " + more + " more" : first;
  }
}
