package dynobench.isolation;

import dynobench.isolation.HistoryTransaction.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// Order of the appends to the list of one key, as the reads prove it, with all reads of it.
final class ListOrder {
  /// An append and its writer.
  record Written(HistoryTransaction by, Operation.Append append, boolean isLast) {}

  /// A read and its reader.
  ///
  /// @param own values that the reader itself had appended to the list before
  record Seen(HistoryTransaction by, Operation.Read read, List<Integer> own) {
    Seen {
      own = List.copyOf(own);
    }

    ValueList values() {
      return read.values();
    }
  }

  private final int key;
  private final Map<Integer, Written> writers = new HashMap<>();
  private final List<Seen> reads = new ArrayList<>();
  private final Set<Integer> aborted = new HashSet<>();

  ListOrder(int key) {
    this.key = key;
  }

  int key() {
    return key;
  }

  void add(Written written) {
    writers.put(written.append().value(), written);
  }

  void add(Seen seen) {
    reads.add(seen);
  }

  Map<Integer, Written> writers() {
    return writers;
  }

  List<Seen> reads() {
    return reads;
  }

  /// Notes that a read has a value of a transaction that was rolled back.
  void addAborted(int value) {
    aborted.add(value);
  }

  /// Removes the values of transactions that were rolled back from all reads. They have no place in
  /// the order of the appends.
  void removeAborted() {
    if (!aborted.isEmpty()) {
      reads.replaceAll(this::withoutAborted);
    }
  }

  private Seen withoutAborted(Seen seen) {
    int[] kept =
        IntStream.range(0, seen.values().size())
            .map(seen.values()::get)
            .filter(value -> !aborted.contains(value))
            .toArray();
    return new Seen(seen.by(), new Operation.Read(key, ValueList.of(kept)), seen.own());
  }

  /// Returns the longest list that was read. The others should be prefixes of it.
  ValueList longest() {
    ValueList longest = ValueList.EMPTY;
    for (Seen each : reads) {
      if (each.values().size() > longest.size()) {
        longest = each.values();
      }
    }
    return longest;
  }
}
