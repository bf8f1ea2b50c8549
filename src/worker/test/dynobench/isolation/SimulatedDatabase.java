package dynobench.isolation;

import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.isolation.HistoryTransaction.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/// Database of lists in the memory, whose transactions interleave at random.
final class SimulatedDatabase {
  /// How transactions are kept apart.
  enum Control {
    /// Strict two-phase locking: serializable.
    LOCKING,
    /// Each transaction sees the state at its beginning; of two that write one list, one aborts.
    SNAPSHOT,
    /// Each read sees what is committed at that time.
    READ_COMMITTED,
    /// Each read sees all appends.
    NONE
  }

  private static final int CLIENTS = 6;
  private static final int MOST_OPERATIONS = 4;
  private static final double ABORTING = 0.05;

  private final Control control;
  private final int keys;
  private final Random random;
  private final Map<Integer, List<Integer>> committed = new TreeMap<>();
  private final Map<Integer, Integer> versions = new HashMap<>();
  private final List<HistoryTransaction> history = new ArrayList<>();
  private final List<Running> running = new ArrayList<>();
  private int began;
  private int values;

  SimulatedDatabase(Control control, int keys, Random random) {
    this.control = control;
    this.keys = keys;
    this.random = random;
    for (int key = 0; key < keys; key++) {
      committed.put(key, new ArrayList<>());
    }
  }

  private static final class Running {
    private final int age;
    private final int client;
    private final int steps;
    private final Map<Integer, List<Integer>> snapshot;
    private final Map<Integer, Integer> seenVersions;
    private final Map<Integer, List<Integer>> own = new HashMap<>();
    private final Set<Integer> shared = new HashSet<>();
    private final Set<Integer> exclusive = new HashSet<>();
    private final List<Operation> operations = new ArrayList<>();
    private Optional<Integer> wanted = Optional.empty();
    private boolean appends;

    Running(
        int age,
        int client,
        int steps,
        Map<Integer, List<Integer>> snapshot,
        Map<Integer, Integer> seenVersions) {
      this.age = age;
      this.client = client;
      this.steps = steps;
      this.snapshot = snapshot;
      this.seenVersions = seenVersions;
    }
  }

  int newValue() {
    return ++values;
  }

  List<Integer> list(int key) {
    return committed.getOrDefault(key, new ArrayList<>());
  }

  /// Adds a committed transaction that did this, whatever the control would have said.
  void plant(Outcome outcome, List<Operation> operations) {
    history.add(new HistoryTransaction(history.size(), CLIENTS, outcome, operations));
  }

  void append(int key, int value) {
    committed.computeIfAbsent(key, _ -> new ArrayList<>()).add(value);
  }

  /// Runs transactions until this many more have ended.
  void run(int count) {
    int end = history.size() + count;
    while (history.size() < end || !running.isEmpty()) {
      if (running.size() < CLIENTS && history.size() + running.size() < end) {
        begin();
      } else {
        step(running.get(random.nextInt(running.size())));
      }
    }
  }

  /// Returns the history, ended by a read of all lists.
  List<HistoryTransaction> end() {
    var reads = new ArrayList<Operation>();
    committed.forEach((key, list) -> reads.add(new Operation.Read(key, values(list))));
    plant(Outcome.COMMITTED, reads);
    return history;
  }

  static ValueList values(List<Integer> list) {
    return ValueList.of(list.stream().mapToInt(each -> each).toArray());
  }

  private void begin() {
    var copy = new HashMap<Integer, List<Integer>>();
    committed.forEach((key, list) -> copy.put(key, List.copyOf(list)));
    running.add(
        new Running(
            began++,
            running.size(),
            1 + random.nextInt(MOST_OPERATIONS),
            copy,
            new HashMap<>(versions)));
  }

  private void step(Running it) {
    if (it.operations.size() == it.steps) {
      finish(it, random.nextDouble() < ABORTING || loses(it));
      return;
    }
    if (it.wanted.isEmpty()) {
      it.wanted = Optional.of(random.nextInt(keys));
      it.appends = random.nextBoolean();
    }
    int key = it.wanted.orElseThrow();
    if (!lock(it, key)) {
      return;
    }
    it.wanted = Optional.empty();
    if (it.appends) {
      int value = newValue();
      it.own.computeIfAbsent(key, _ -> new ArrayList<>()).add(value);
      if (control == Control.NONE) {
        append(key, value);
      }
      it.operations.add(new Operation.Append(key, value));
    } else {
      it.operations.add(new Operation.Read(key, values(visible(it, key))));
    }
  }

  private List<Integer> visible(Running it, int key) {
    List<Integer> base =
        control == Control.SNAPSHOT ? it.snapshot.getOrDefault(key, List.of()) : list(key);
    var all = new ArrayList<>(base);
    if (control != Control.NONE) {
      all.addAll(it.own.getOrDefault(key, List.of()));
    }
    return all;
  }

  /// Returns whether the transaction has its lock; otherwise it waits, or ends because an older one
  /// has the lock.
  private boolean lock(Running it, int key) {
    boolean needsLock =
        control == Control.LOCKING || (control == Control.READ_COMMITTED && it.appends);
    if (!needsLock) {
      return true;
    }
    for (Running other : running) {
      boolean isInConflict =
          other != it
              && (other.exclusive.contains(key) || (it.appends && other.shared.contains(key)));
      if (isInConflict) {
        if (other.age < it.age) {
          finish(it, true);
        }
        return false;
      }
    }
    (it.appends ? it.exclusive : it.shared).add(key);
    return true;
  }

  private boolean loses(Running it) {
    return control == Control.SNAPSHOT
        && it.own.keySet().stream()
            .anyMatch(
                key -> !versions.getOrDefault(key, 0).equals(it.seenVersions.getOrDefault(key, 0)));
  }

  private void finish(Running it, boolean aborts) {
    running.remove(it);
    it.own.forEach((key, own) -> {
      if (control == Control.NONE) {
        if (aborts) {
          list(key).removeAll(own);
        }
      } else if (!aborts) {
        list(key).addAll(own);
        versions.merge(key, 1, Integer::sum);
      }
    });
    history.add(
        new HistoryTransaction(
            history.size(),
            it.client,
            aborts ? Outcome.ABORTED : Outcome.COMMITTED,
            it.operations));
  }
}
