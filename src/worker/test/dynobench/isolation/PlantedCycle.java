package dynobench.isolation;

import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.isolation.HistoryTransaction.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Cycle of dependencies of chosen kinds, planted into a serializable history. Each dependency has
/// a list of its own, so that the cycle has no others.
final class PlantedCycle {
  private final SimulatedDatabase database;
  private final List<List<Operation>> transactions;
  private int key;

  /// @param firstKey first of the keys that only the cycle uses
  PlantedCycle(SimulatedDatabase database, int firstKey, int length) {
    this.database = database;
    this.key = firstKey;
    this.transactions =
        IntStream.range(0, length).<List<Operation>>mapToObj(_ -> new ArrayList<>()).toList();
  }

  static void plant(SimulatedDatabase database, int firstKey, List<Dependency.Kind> kinds) {
    var cycle = new PlantedCycle(database, firstKey, kinds.size());
    for (int i = 0; i < kinds.size(); i++) {
      cycle.depend(i, (i + 1) % kinds.size(), kinds.get(i));
    }
    cycle.transactions.forEach(it -> database.plant(Outcome.COMMITTED, it));
  }

  private void depend(int from, int to, Dependency.Kind kind) {
    switch (kind) {
      case WRITE_WRITE -> {
        append(from);
        append(to);
      }
      case WRITE_READ -> {
        append(from);
        read(to);
      }
      case READ_WRITE -> {
        read(from);
        append(to);
      }
    }
    key++;
  }

  private void append(int transaction) {
    int value = database.newValue();
    database.append(key, value);
    transactions.get(transaction).add(new Operation.Append(key, value));
  }

  private void read(int transaction) {
    ValueList values = SimulatedDatabase.values(database.list(key));
    transactions.get(transaction).add(new Operation.Read(key, values));
  }
}
