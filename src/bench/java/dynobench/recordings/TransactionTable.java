package dynobench.recordings;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Sums of all transactions of a recording by type. Types beyond the first thousand are added up as
/// one.
final class TransactionTable {
  private static final int MOST_TYPES = 1_000;

  private final Map<List<StatementSums>, Sums> types = new HashMap<>();
  private final Sums others = new Sums();
  private long count;
  private long changes;
  private long rollbacks;

  /// Sums of the transactions of one type.
  private static final class Sums {
    private final DurationSums times = new DurationSums();
    private long executions;
    private long databaseNanos;

    void add(OpenTransaction ended) {
      times.add(ended.nanos());
      executions += ended.executions();
      databaseNanos += ended.databaseNanos();
    }

    TransactionFigures figures(List<StatementSums> type) {
      return new TransactionFigures(
          type.stream().map(StatementSums::sql).toList(),
          times.count(),
          executions,
          times.total(),
          databaseNanos,
          times.p50(),
          times.p99());
    }
  }

  void add(OpenTransaction ended) {
    count++;
    changes += ended.isChange() ? 1 : 0;
    rollbacks += ended.isRolledBack() ? 1 : 0;
    List<StatementSums> type = ended.type();
    Sums known = types.get(type);
    if (known == null && types.size() < MOST_TYPES) {
      known = new Sums();
      types.put(type, known);
    }
    (known == null ? others : known).add(ended);
  }

  long count() {
    return count;
  }

  long changes() {
    return changes;
  }

  long rollbacks() {
    return rollbacks;
  }

  List<TransactionFigures> figures() {
    return Stream.concat(
            types.entrySet().stream().map(each -> each.getValue().figures(each.getKey())),
            Stream.of(others.figures(List.of())))
        .filter(each -> each.count() > 0)
        .sorted(Comparator.comparingLong(TransactionFigures::totalNanos).reversed())
        .toList();
  }
}
