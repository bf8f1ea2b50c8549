package dynobench.jmeter;

import java.util.List;

/// A thread group.
///
/// @param steps all steps in order: statements that define tables, and transactions
/// @param threads number of clients
/// @param loops number of loops of each client; 0 for no end
/// @param seconds time after which the clients end, in seconds; 0 if they end with their loops
/// @param rate requests a second of all clients together; 0 for no limit
/// @param requests average number of requests in one loop of a thread: all samplers, imported or
///   not
record ImportedGroup(
    String title,
    List<ImportedTransaction> steps,
    long threads,
    long loops,
    long seconds,
    double rate,
    double requests) {
  /// Default number of loops for a group without an end.
  private static final long USUAL_LOOPS = 1000;

  ImportedGroup {
    steps = List.copyOf(steps);
  }

  List<ImportedTransaction> transactions() {
    return steps.stream().filter(each -> !each.isDefinition()).toList();
  }

  List<ImportedStatement> definitions() {
    return steps.stream()
        .filter(ImportedTransaction::isDefinition)
        .flatMap(each -> each.statements().stream())
        .toList();
  }

  /// Returns the average number of transactions in one loop of a client.
  double perLoop() {
    return transactions().stream().mapToDouble(ImportedTransaction::weight).sum();
  }

  /// Returns the number of transactions of each client; for a group without an end, that of 1,000
  /// loops.
  long operations() {
    return operations(perLoop());
  }

  /// Returns how often each client runs a transaction of this weight, at least once.
  long operations(double weight) {
    return Math.max(1, Math.round((loops == 0 ? USUAL_LOOPS : loops) * weight));
  }

  /// Returns the transactions a second that are due, of all clients together.
  double transactionRate() {
    return requests == 0 ? 0 : rate * perLoop() / requests;
  }
}
