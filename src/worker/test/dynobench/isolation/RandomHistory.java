package dynobench.isolation;

import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.isolation.HistoryTransaction.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/// History without any control: each key has an order of its appends, and each read returns a
/// beginning of it. A last transaction reads all lists.
final class RandomHistory {
  /// What a history may have.
  ///
  /// @param transactions number of transactions before the last one
  /// @param keys number of lists
  /// @param distance how far the order of the appends and the reads are from a serial history; 0
  ///   for a serial one
  /// @param readers share of transactions that only read
  /// @param aborted share of transactions that were rolled back, or have no known outcome
  /// @param dirty whether lists may have values that were rolled back
  record Shape(
      int transactions, int keys, int distance, double readers, double aborted, boolean dirty) {}

  private final Shape shape;
  private final Random random;
  private final Map<Integer, List<Placed>> lists = new TreeMap<>();
  private final List<Outcome> outcomes = new ArrayList<>();
  private int values;

  RandomHistory(Shape shape, Random random) {
    this.shape = shape;
    this.random = random;
  }

  /// Value of a list.
  ///
  /// @param place what the list is sorted by
  private record Placed(int value, int by, int place) {}

  List<HistoryTransaction> transactions() {
    var plans = new ArrayList<List<Operation>>();
    for (int i = 0; i < shape.transactions(); i++) {
      outcomes.add(outcome());
      plans.add(plan(i));
    }
    lists.values().forEach(list -> list.sort((a, b) -> Integer.compare(a.place(), b.place())));
    var history = new ArrayList<HistoryTransaction>();
    for (int i = 0; i < plans.size(); i++) {
      history.add(new HistoryTransaction(i, i % 4, outcomes.get(i), seen(i, plans.get(i))));
    }
    history.add(new HistoryTransaction(history.size(), 0, Outcome.COMMITTED, last()));
    return history;
  }

  private Outcome outcome() {
    if (random.nextDouble() >= shape.aborted()) {
      return Outcome.COMMITTED;
    }
    return random.nextBoolean() ? Outcome.ABORTED : Outcome.UNKNOWN;
  }

  /// Plans the operations of a transaction. A read has no values yet.
  private List<Operation> plan(int number) {
    boolean onlyReads = random.nextDouble() < shape.readers();
    boolean isKept = outcomes.get(number) != Outcome.ABORTED || shape.dirty();
    boolean isSeen = isKept && (outcomes.get(number) == Outcome.COMMITTED || random.nextBoolean());
    int place = number * 10 + random.nextInt(1 + 10 * shape.distance());
    var plan = new ArrayList<Operation>();
    for (int left = 1 + random.nextInt(4); left > 0; left--) {
      int key = 1 + random.nextInt(shape.keys());
      if (onlyReads || random.nextBoolean()) {
        plan.add(new Operation.Read(key, ValueList.EMPTY));
      } else {
        plan.add(new Operation.Append(key, ++values));
        if (isSeen) {
          int own = random.nextInt(3) == 0 ? random.nextInt(1 + 10 * shape.distance()) : 0;
          lists
              .computeIfAbsent(key, _ -> new ArrayList<>())
              .add(new Placed(values, number, place + own));
        }
      }
    }
    return plan;
  }

  /// Fills in the reads of a transaction. None has a value that the transaction appends later.
  private List<Operation> seen(int number, List<Operation> plan) {
    var done = new ArrayList<Operation>();
    int lastOwn = 0;
    for (Operation each : plan) {
      switch (each) {
        case Operation.Append it -> {
          lastOwn = it.value();
          done.add(it);
        }
        case Operation.Read it -> done.add(new Operation.Read(it.key(), seen(number, it, lastOwn)));
      }
    }
    return done;
  }

  private ValueList seen(int number, Operation.Read read, int lastOwn) {
    List<Placed> list = lists.getOrDefault(read.key(), List.of());
    int until = number * 10 + random.nextInt(1 + 10 * shape.distance());
    int end = 0;
    while (end < list.size()
        && (list.get(end).by() == number
            ? list.get(end).value() <= lastOwn
            : list.get(end).place() <= until)) {
      end++;
    }
    return values(list.subList(0, end));
  }

  private List<Operation> last() {
    var reads = new ArrayList<Operation>();
    lists.forEach((key, list) -> {
      var kept = new ArrayList<>(list);
      kept.removeIf(it -> outcomes.get(it.by()) == Outcome.ABORTED);
      reads.add(new Operation.Read(key, values(kept)));
    });
    return Collections.unmodifiableList(reads);
  }

  private static ValueList values(List<Placed> list) {
    return ValueList.of(list.stream().mapToInt(Placed::value).toArray());
  }
}
