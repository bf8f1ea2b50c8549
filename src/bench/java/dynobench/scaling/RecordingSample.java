package dynobench.scaling;

import dynobench.recording.ExecutionOutcome;
import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedError;
import dynobench.recording.RecordedUnit;
import dynobench.recording.RecordingReader;
import dynobench.recording.SessionUnits;
import dynobench.recording.StatementText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Sample of a recording: values of each parameter, and transactions of some types. Reads the
/// recording once, as a stream.
final class RecordingSample {
  /// Number of different statements that distinguish types of transactions.
  private static final int MOST_OF_TYPE = 20;

  private static final int MOST_EXECUTIONS = 64;
  private static final int MOST_SEQUENCES = 50;
  private static final int MOST_TRANSACTIONS = 30;
  private static final int MOST_PARAMETERS = 1_000;

  /// Limit on the values in memory, for parameters and for transactions.
  private static final int MOST_VALUES = 1_000_000;

  private final Map<List<String>, Map<List<Integer>, Sequence>> types = new HashMap<>();
  private final Map<Integer, List<ValueSample>> values = new HashMap<>();
  private final Map<Integer, Long> changedRows = new HashMap<>();
  private final Map<Integer, StatementText> slots = new HashMap<>();
  private final List<SampledExecution> open = new ArrayList<>();
  private final Set<String> openType = new LinkedHashSet<>();
  private boolean isUsable = true;
  private long held;
  private long heldInTransactions;

  /// Transactions that executed the same statements in the same order.
  static final class Sequence {
    private final List<List<SampledExecution>> transactions = new ArrayList<>();
    private long count;

    List<List<SampledExecution>> transactions() {
      return transactions;
    }

    long count() {
      return count;
    }
  }

  private RecordingSample() {}

  /// Reads a recording.
  ///
  /// @param types types whose transactions are sampled, by the texts of their statements
  static RecordingSample of(RecordingReader recording, Set<List<String>> types) throws IOException {
    var sample = new RecordingSample();
    types.forEach(each -> sample.types.put(each, new LinkedHashMap<>()));
    for (int session : recording.sessions()) {
      sample.slots.clear();
      var units = new SessionUnits(recording.calls(session));
      for (RecordedUnit unit = units.next(); unit != null; unit = units.next()) {
        sample.add(unit);
        if (unit.ends()) {
          sample.end();
        }
      }
      sample.end();
    }
    return sample;
  }

  private void add(RecordedUnit unit) {
    for (int i = 0; i < unit.calls().size(); i++) {
      List<Object> keys = unit.keys().getOrDefault(i, List.of());
      switch (unit.calls().get(i)) {
        case RecordedCall.Prepared it -> slots.put(it.slot(), it.text());
        case RecordedCall.RolledBack _, RecordedCall.RolledBackTo _ -> isUsable = false;
        case RecordedCall.Executed it ->
            add(slots.get(it.slot()), it.values(), keys, rows(it.outcome()), it.error());
        case RecordedCall.ExecutedDirectly it -> {
          slots.put(it.slot(), it.text());
          add(it.text(), List.of(), keys, rows(it.outcome()), it.error());
        }
        case RecordedCall.ExecutedBatch it -> {
          for (int row = 0; row < it.rows().size(); row++) {
            List<Object> key = row < keys.size() ? keys.subList(row, row + 1) : List.of();
            add(slots.get(it.slot()), it.rows().get(row), key, rows(it.counts(), row), it.error());
          }
        }
        case RecordedCall.ExecutedTexts it -> {
          for (int j = 0; j < it.texts().size(); j++) {
            add(it.texts().get(j), List.of(), List.of(), rows(it.counts(), j), it.error());
          }
        }
        default -> {}
      }
    }
  }

  private static long rows(ExecutionOutcome outcome) {
    return outcome instanceof ExecutionOutcome.Count(long rows) ? rows : 0;
  }

  /// Returns the number of rows that an element of a batch has changed. Drivers may not know it.
  private static long rows(List<Long> counts, int index) {
    long count = index < counts.size() ? counts.get(index) : 0;
    return count < 0 ? 1 : count;
  }

  /// @param text null if the recording lost its preparation
  private void add(
      @Nullable StatementText text,
      List<Object> parameters,
      List<Object> keys,
      long rows,
      @Nullable RecordedError error) {
    if (text == null
        || text.number() == 0
        || error != null
        || parameters.size() > MOST_PARAMETERS) {
      isUsable = false;
      return;
    }
    var all = new ArrayList<>();
    all.add(keys.size() == 1 ? ValueSample.normal(keys.getFirst()) : SampledExecution.UNKNOWN);
    parameters.stream().map(ValueSample::normal).forEach(all::add);
    changedRows.merge(text.number(), rows, Long::sum);
    if (held < MOST_VALUES || values.containsKey(text.number())) {
      List<ValueSample> into = values.computeIfAbsent(text.number(), _ -> new ArrayList<>());
      for (int i = 0; i < all.size(); i++) {
        if (i == into.size()) {
          into.add(new ValueSample());
        }
        held += into.get(i).add(all.get(i)) ? 1 : 0;
      }
    }
    if (openType.size() < MOST_OF_TYPE) {
      openType.add(text.sql());
    }
    if (open.size() <= MOST_EXECUTIONS) {
      open.add(new SampledExecution(text.number(), all));
    }
  }

  private void end() {
    Map<List<Integer>, Sequence> type = types.get(List.copyOf(openType));
    if (type != null && isUsable && open.size() <= MOST_EXECUTIONS) {
      List<Integer> texts = open.stream().map(SampledExecution::text).toList();
      if (type.size() < MOST_SEQUENCES || type.containsKey(texts)) {
        Sequence sequence = type.computeIfAbsent(texts, _ -> new Sequence());
        sequence.count++;
        if (sequence.transactions.size() < MOST_TRANSACTIONS && heldInTransactions < MOST_VALUES) {
          heldInTransactions += open.stream().mapToLong(each -> each.values().size()).sum();
          sequence.transactions.add(List.copyOf(open));
        }
      }
    }
    open.clear();
    openType.clear();
    isUsable = true;
  }

  /// Returns the frequent sequence of a type whose length is nearest to the mean; null if there is
  /// none.
  @Nullable Sequence sequence(List<String> type, double meanExecutions) {
    Map<List<Integer>, Sequence> all = types.getOrDefault(type, Map.of());
    long most = all.values().stream().mapToLong(Sequence::count).max().orElse(0);
    return all.entrySet().stream()
        .filter(each -> each.getValue().count() * 4 >= most)
        .min(Comparator.comparingDouble(each -> Math.abs(each.getKey().size() - meanExecutions)))
        .map(Map.Entry::getValue)
        .orElse(null);
  }

  /// Returns sampled values of a parameter, by its number from 1, or of the key.
  List<Object> values(int text, int parameter) {
    List<ValueSample> all = values.getOrDefault(text, List.of());
    return parameter < all.size() ? all.get(parameter).values() : List.of();
  }

  /// Returns the number of rows that all executions of a text have changed.
  long changedRows(int text) {
    return changedRows.getOrDefault(text, 0L);
  }

  /// Returns all texts that were executed.
  Set<Integer> executed() {
    return changedRows.keySet().stream().collect(Collectors.toUnmodifiableSet());
  }
}
