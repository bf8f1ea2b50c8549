package dynobench.jmeter;

import java.util.List;

/// A thread group.
///
/// @param steps all that it does, in order: statements that define tables, and transactions
/// @param threads how many clients
/// @param loops of each client; 0 for no end
/// @param seconds after which it ends; 0 where its loops have an end
/// @param rate of requests a second, of all clients together; 0 for as many as they can
/// @param requests in a loop of one thread: all samplers, imported or not
record ImportedGroup(
    String title,
    List<ImportedTransaction> steps,
    long threads,
    long loops,
    long seconds,
    double rate,
    double requests) {
  /// How many loops stand for none that is set.
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

  /// Returns how many transactions a client does in one loop, on average.
  double perLoop() {
    return transactions().stream().mapToDouble(ImportedTransaction::weight).sum();
  }

  /// Returns how many transactions each client does.
  long operations() {
    return operations(perLoop());
  }

  /// Returns how often each client does what it does with this weight.
  long operations(double weight) {
    return Math.max(1, Math.round((loops == 0 ? USUAL_LOOPS : loops) * weight));
  }

  /// Returns how many transactions a second are due, of all clients together.
  double transactionRate() {
    return requests == 0 ? 0 : rate * perLoop() / requests;
  }
}
