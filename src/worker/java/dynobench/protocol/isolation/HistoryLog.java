package dynobench.protocol.isolation;

import dynobench.isolation.HistoryTransaction;
import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.isolation.HistoryTransaction.Outcome;
import dynobench.isolation.IsolationObservation.RefusalCount;
import dynobench.protocol.SeededRandom;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// History of the transactions of all clients, and the keys in use. A list that has become long is
/// replaced by an empty one, because each read returns the whole list. Thread-safe.
final class HistoryLog {
  /// Number of appends after which a list is replaced.
  private static final int LONG = 60;

  /// Maximum number of characters of a message.
  private static final int LONGEST_MESSAGE = 300;

  private final int[] keys;
  private final int[] appends;
  private final int lists;
  private final int most;
  private final List<HistoryTransaction> transactions = new ArrayList<>();
  private final Map<String, RefusalCount> refusals = new LinkedHashMap<>();
  private int fresh;
  private int value;

  /// @param keys number of lists in use at the same time
  /// @param lists number of all lists
  /// @param most number of transactions after which the history is full
  HistoryLog(int keys, int lists, int most) {
    this.keys = new int[Math.min(keys, lists)];
    this.appends = new int[this.keys.length];
    this.lists = lists;
    this.most = most;
    for (int i = 0; i < this.keys.length; i++) {
      this.keys[i] = ++fresh;
    }
  }

  /// Draws the key of a list.
  synchronized int key(SeededRandom draws) {
    return keys[(int) draws.below(keys.length)];
  }

  /// Returns a value that no other append has.
  synchronized int value() {
    return ++value;
  }

  /// Returns whether clients shall end: there are enough transactions, or no more lists.
  synchronized boolean isFull() {
    return transactions.size() >= most || (fresh == lists && lists > keys.length);
  }

  synchronized void add(int client, Outcome outcome, List<Operation> operations) {
    transactions.add(new HistoryTransaction(transactions.size(), client, outcome, operations));
    for (Operation each : operations) {
      if (each instanceof Operation.Append it) {
        count(it.key());
      }
    }
  }

  private void count(int key) {
    for (int i = 0; i < keys.length; i++) {
      if (keys[i] == key && ++appends[i] >= LONG && fresh < lists) {
        keys[i] = ++fresh;
        appends[i] = 0;
      }
    }
  }

  synchronized void refused(Throwable why) {
    String state =
        why instanceof SQLException it ? "" + it.getSQLState() : why.getClass().getName();
    String message = String.valueOf(why.getMessage());
    refusals.merge(
        state,
        new RefusalCount(
            state, 1, message.substring(0, Math.min(LONGEST_MESSAGE, message.length()))),
        (before, _) -> new RefusalCount(state, before.count() + 1, before.example()));
  }

  synchronized List<RefusalCount> refusals() {
    return refusals.values().stream()
        .sorted(Comparator.comparingLong(each -> -each.count()))
        .toList();
  }

  /// Returns the number of lists that were in use, with keys from 1.
  synchronized int used() {
    return fresh;
  }

  /// Returns all transactions, and a last one that read all lists.
  synchronized List<HistoryTransaction> transactions(List<Operation> last) {
    var all = new ArrayList<>(transactions);
    all.add(new HistoryTransaction(all.size(), 0, Outcome.COMMITTED, last));
    return all;
  }
}
