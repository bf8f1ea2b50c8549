package dynobench.jmeter;

import java.util.List;
import java.util.Map;

/// Statements that are committed together.
///
/// @param title as the plan calls it
/// @param weight how often it is done in one loop of a thread
/// @param values that are drawn for it, an expression each
record ImportedTransaction(
    String title, double weight, Map<String, String> values, List<ImportedStatement> statements) {
  ImportedTransaction {
    statements = List.copyOf(statements);
  }

  /// Returns whether it defines a table or the like, and so runs before the clients.
  boolean isDefinition() {
    return statements.stream().allMatch(ImportedStatement::isDefinition);
  }

  /// Returns the same with a larger weight.
  ImportedTransaction oftener(double more) {
    return new ImportedTransaction(title, weight + more, values, statements);
  }

  /// Returns whether it is done once, the same way each time.
  boolean isFixed() {
    return values.isEmpty() && weight == 1;
  }
}
