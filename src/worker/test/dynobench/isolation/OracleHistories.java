package dynobench.isolation;

import static dynobench.isolation.Dependency.Kind.READ_WRITE;
import static dynobench.isolation.Dependency.Kind.WRITE_READ;
import static dynobench.isolation.Dependency.Kind.WRITE_WRITE;

import dynobench.isolation.HistoryText.Named;
import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.isolation.HistoryTransaction.Operation.Append;
import dynobench.isolation.HistoryTransaction.Operation.Read;
import dynobench.isolation.HistoryTransaction.Outcome;
import dynobench.isolation.SimulatedDatabase.Control;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/// Small histories that a checker and an oracle must judge alike. They depend on nothing but fixed
/// seeds. Each one ends with a transaction that reads all lists.
final class OracleHistories {
  /// First key that only planted anomalies use.
  private static final int PLANTED = 50;

  private static final Map<String, List<Dependency.Kind>> CYCLES =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("g0", List.of(WRITE_WRITE, WRITE_WRITE)),
              Map.entry("g0-of-four", List.of(WRITE_WRITE, WRITE_WRITE, WRITE_WRITE, WRITE_WRITE)),
              Map.entry("g1c", List.of(WRITE_READ, WRITE_READ)),
              Map.entry("g1c-mixed", List.of(WRITE_READ, WRITE_WRITE, WRITE_WRITE)),
              Map.entry("g-single", List.of(WRITE_READ, READ_WRITE)),
              Map.entry("g-single-by-writes", List.of(WRITE_WRITE, READ_WRITE)),
              Map.entry("g-single-long", List.of(READ_WRITE, WRITE_READ, WRITE_WRITE, WRITE_READ)),
              Map.entry("g-nonadjacent", List.of(READ_WRITE, WRITE_READ, READ_WRITE, WRITE_READ)),
              Map.entry(
                  "g-nonadjacent-long",
                  List.of(READ_WRITE, WRITE_WRITE, READ_WRITE, WRITE_READ, READ_WRITE, WRITE_READ)),
              Map.entry("g2-item", List.of(READ_WRITE, READ_WRITE)),
              Map.entry("g2-item-of-three", List.of(READ_WRITE, READ_WRITE, READ_WRITE)),
              Map.entry("g2-item-mixed", List.of(READ_WRITE, READ_WRITE, WRITE_READ))));

  private OracleHistories() {}

  /// Writes the histories to a file, for the oracle.
  ///
  /// @param arguments path of the file
  public static void main(String[] arguments) throws IOException {
    Files.writeString(Path.of(arguments[0]), HistoryText.write(all()));
  }

  static List<Named> all() {
    var all = new ArrayList<Named>(PublishedHistories.all());
    for (int seed = 0; seed < 40; seed++) {
      all.add(simulated("serializable", Control.LOCKING, seed));
      all.add(simulated("snapshot", Control.SNAPSHOT, seed));
      all.add(simulated("read-committed", Control.READ_COMMITTED, seed));
      all.add(simulated("no-control", Control.NONE, seed));
    }
    for (int seed = 0; seed < 5; seed++) {
      for (String each : CYCLES.keySet()) {
        all.add(plantedCycle(each, seed));
      }
      for (Plant each : Plant.values()) {
        all.add(planted(each, seed));
      }
    }
    for (int seed = 0; seed < 60; seed++) {
      all.add(random("mixture", seed, 0, 0, false));
    }
    for (int seed = 0; seed < 40; seed++) {
      all.add(random("readers", seed, 0.5, 0, false));
      all.add(random("aborted", seed, 0.1, 0.3, false));
      all.add(random("dirty", seed, 0.1, 0.3, true));
    }
    return all;
  }

  private static Named simulated(String name, Control control, int seed) {
    var random = new Random(seed);
    var database = new SimulatedDatabase(control, 2 + random.nextInt(3), random);
    database.run(3 + random.nextInt(25));
    return named(name, seed, database.end());
  }

  static Named random(String name, int seed, double readers, double aborted, boolean dirty) {
    var random = new Random(seed);
    var shape =
        new RandomHistory.Shape(
            2 + random.nextInt(11),
            1 + random.nextInt(4),
            random.nextInt(4),
            readers,
            aborted,
            dirty);
    return named(name, seed, new RandomHistory(shape, random).transactions());
  }

  private static Named named(String name, int seed, List<HistoryTransaction> history) {
    return new Named(String.format(Locale.ROOT, "%s-%02d", name, seed), history);
  }

  private static Named plantedCycle(String name, int seed) {
    var random = new Random(seed);
    var database = new SimulatedDatabase(Control.LOCKING, 3, random);
    database.run(random.nextInt(10));
    PlantedCycle.plant(database, PLANTED, CYCLES.getOrDefault(name, List.of()));
    database.run(random.nextInt(10));
    return named("planted-" + name, seed, database.end());
  }

  /// Anomalies that are no cycle of several lists.
  private enum Plant {
    LOST_UPDATE,
    /// The other transaction did not read the list.
    LOST_UPDATE_BY_A_BLIND_WRITE,
    /// There is a write skew between the same transactions.
    LOST_UPDATE_WITH_SKEW,
    ABORTED_READ,
    /// The aborted read is as long as the list at the end.
    ABORTED_READ_OF_THE_LONGEST_LIST,
    INTERMEDIATE_READ,
    OWN_APPEND_UNSEEN,
    GARBAGE,
    DUPLICATE,
    /// A committed append is not in the list at the end.
    VANISHED_AT_THE_END,
    /// A read value is not in the list at the end, which is longer.
    VANISHED_AFTER_A_READ,
    /// As before, and the writer does not know whether it committed.
    VANISHED_OF_UNKNOWN_OUTCOME,
    /// The list at the end lacks an append of a transaction whose other append was read.
    VANISHED_IN_PART,
    UNKNOWN_AND_READ,
    UNKNOWN_AND_UNREAD
  }

  private static Named planted(Plant plant, int seed) {
    var random = new Random(seed);
    var database = new SimulatedDatabase(Control.LOCKING, 3, random);
    database.run(random.nextInt(10));
    int a = database.newValue();
    int b = database.newValue();
    int c = database.newValue();
    switch (plant) {
      case LOST_UPDATE, LOST_UPDATE_BY_A_BLIND_WRITE, LOST_UPDATE_WITH_SKEW ->
          plantUpdate(plant, database, a, b, c);
      case ABORTED_READ,
          ABORTED_READ_OF_THE_LONGEST_LIST,
          INTERMEDIATE_READ,
          OWN_APPEND_UNSEEN,
          GARBAGE,
          DUPLICATE ->
          plantRead(plant, database, a, b);
      case VANISHED_AT_THE_END,
          VANISHED_AFTER_A_READ,
          VANISHED_OF_UNKNOWN_OUTCOME,
          VANISHED_IN_PART ->
          plantVanished(plant, database, a, b, c);
      case UNKNOWN_AND_READ, UNKNOWN_AND_UNREAD -> plantUnknown(plant, database, a);
    }
    database.run(random.nextInt(10));
    String name = plant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    return named("planted-" + name, seed, database.end());
  }

  private static void plantUpdate(Plant plant, SimulatedDatabase database, int a, int b, int c) {
    int x = PLANTED + 1;
    switch (plant) {
      case LOST_UPDATE -> commit(database, read(x), new Append(x, a));
      case LOST_UPDATE_BY_A_BLIND_WRITE -> commit(database, new Append(x, a));
      default -> {
        commit(database, read(PLANTED), new Append(x, a));
        append(database, PLANTED, c);
      }
    }
    if (plant == Plant.LOST_UPDATE_WITH_SKEW) {
      commit(database, read(x), new Append(x, b), new Append(PLANTED, c));
    } else {
      commit(database, read(x), new Append(x, b));
    }
    append(database, x, a, b);
  }

  private static void plantRead(Plant plant, SimulatedDatabase database, int a, int b) {
    int x = PLANTED;
    switch (plant) {
      case ABORTED_READ -> {
        database.plant(Outcome.ABORTED, List.of(new Append(x, a)));
        commit(database, read(x, a));
      }
      case ABORTED_READ_OF_THE_LONGEST_LIST -> {
        database.plant(Outcome.ABORTED, List.of(new Append(x, a)));
        commit(database, read(x, a));
        commit(database, read(x), new Append(x, b));
        append(database, x, b);
      }
      case INTERMEDIATE_READ -> {
        commit(database, new Append(x, a), new Append(x, b));
        commit(database, read(x, a));
        append(database, x, a, b);
      }
      case OWN_APPEND_UNSEEN -> {
        commit(database, new Append(x, a), read(x));
        append(database, x, a);
      }
      case GARBAGE -> commit(database, read(x, a));
      default -> {
        commit(database, new Append(x, a));
        commit(database, read(x, a, a));
        append(database, x, a);
      }
    }
  }

  private static void plantVanished(Plant plant, SimulatedDatabase database, int a, int b, int c) {
    int x = PLANTED;
    int y = PLANTED + 1;
    boolean isUnknown = plant == Plant.VANISHED_OF_UNKNOWN_OUTCOME;
    switch (plant) {
      case VANISHED_AT_THE_END -> {
        commit(database, new Append(x, a));
        commit(database, new Append(x, b));
        append(database, x, b);
      }
      case VANISHED_IN_PART -> {
        commit(database, new Append(x, c));
        database.plant(Outcome.UNKNOWN, List.of(new Append(x, a), new Append(y, b)));
        append(database, x, c);
        append(database, y, b);
      }
      default -> {
        database.plant(isUnknown ? Outcome.UNKNOWN : Outcome.COMMITTED, List.of(new Append(x, a)));
        commit(database, read(x, a));
        commit(database, new Append(x, b), new Append(x, c));
        append(database, x, b, c);
      }
    }
  }

  private static void plantUnknown(Plant plant, SimulatedDatabase database, int a) {
    database.plant(Outcome.UNKNOWN, List.of(read(PLANTED), new Append(PLANTED, a)));
    if (plant == Plant.UNKNOWN_AND_READ) {
      commit(database, read(PLANTED, a));
      append(database, PLANTED, a);
    } else {
      commit(database, read(PLANTED));
    }
  }

  private static Read read(int key, int... values) {
    return new Read(key, ValueList.of(values));
  }

  private static void commit(SimulatedDatabase database, Operation... operations) {
    database.plant(Outcome.COMMITTED, Arrays.asList(operations));
  }

  private static void append(SimulatedDatabase database, int key, int... values) {
    for (int each : values) {
      database.append(key, each);
    }
  }
}
