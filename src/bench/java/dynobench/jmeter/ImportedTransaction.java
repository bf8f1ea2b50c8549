package dynobench.jmeter;

import java.util.List;
import java.util.Map;

/// Statements that are committed together.
///
/// @param title title in the plan
/// @param weight average number of executions in one loop of a thread
/// @param values expressions of the drawn values, by name
record ImportedTransaction(
    String title, double weight, Map<String, String> values, List<ImportedStatement> statements) {
  ImportedTransaction {
    statements = List.copyOf(statements);
  }

  /// Returns whether the transaction only defines tables and similar objects, and so runs before
  /// the clients.
  boolean isDefinition() {
    return statements.stream().allMatch(ImportedStatement::isDefinition);
  }

  /// Returns a copy with a larger weight.
  ImportedTransaction oftener(double more) {
    return new ImportedTransaction(title, weight + more, values, statements);
  }

  /// Returns whether the transaction runs exactly once in a loop, with constant values.
  boolean isFixed() {
    return values.isEmpty() && weight == 1;
  }
}
