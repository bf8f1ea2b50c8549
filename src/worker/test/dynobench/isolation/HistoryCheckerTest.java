package dynobench.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.isolation.HistoryTransaction.Operation.Append;
import dynobench.isolation.HistoryTransaction.Operation.Read;
import dynobench.isolation.HistoryTransaction.Outcome;
import dynobench.isolation.SimulatedDatabase.Control;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HistoryCheckerTest {
  private static final int KEYS = 4;

  /// Keys of planted anomalies.
  private static final int X = 0;

  private static final int Y = 1;

  private final Random random = new Random(47);

  private static Set<AnomalyClass> classes(List<HistoryTransaction> history) {
    return HistoryChecker.check(history).stream()
        .map(AnomalyFinding::anomaly)
        .collect(Collectors.toSet());
  }

  private List<HistoryTransaction> simulated(Control control, int transactions) {
    var database = new SimulatedDatabase(control, KEYS, random);
    database.run(transactions);
    return database.end();
  }

  @Test
  void serializableHistoriesHaveNoAnomaly() {
    for (int i = 0; i < 10_000; i++) {
      assertThat(HistoryChecker.check(simulated(Control.LOCKING, 40))).isEmpty();
    }
  }

  @Test
  void snapshotsLetWriteSkewHappenAndNothingElse() {
    int found = 0;
    for (int i = 0; i < 200; i++) {
      Set<AnomalyClass> classes = classes(simulated(Control.SNAPSHOT, 100));
      assertThat(classes).isSubsetOf(AnomalyClass.G2_ITEM);
      found += classes.size();
    }
    assertThat(found).isGreaterThan(150);
  }

  @Test
  void readCommittedLetsUpdatesGetLostAndReadsSkew() {
    for (int i = 0; i < 50; i++) {
      assertThat(classes(simulated(Control.READ_COMMITTED, 300)))
          .contains(AnomalyClass.LOST_UPDATE, AnomalyClass.G_SINGLE)
          .doesNotContain(
              AnomalyClass.G0,
              AnomalyClass.G1A,
              AnomalyClass.G1B,
              AnomalyClass.G1C,
              AnomalyClass.CORRUPT,
              AnomalyClass.INTERNAL);
    }
  }

  @Test
  void withoutControlEverythingHappens() {
    for (int i = 0; i < 20; i++) {
      assertThat(classes(simulated(Control.NONE, 500)))
          .contains(AnomalyClass.G0, AnomalyClass.G1A, AnomalyClass.G1B, AnomalyClass.G1C);
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"OTV", "PHANTOM", "G2"})
  void anAnomalyAmongAThousandTransactionsIsFound(AnomalyClass anomaly) {
    int found = 0;
    for (int i = 0; i < 100; i++) {
      var database = new SimulatedDatabase(Control.LOCKING, 2 + random.nextInt(10), random);
      int before = 300 + random.nextInt(400);
      database.run(before);
      plant(anomaly, database);
      database.run(1_000 - before);
      Set<AnomalyClass> classes = classes(database.end());
      found += classes.contains(anomaly) ? 1 : 0;
      assertThat(classes).isNotEmpty();
    }
    assertThat(found).isGreaterThanOrEqualTo(95);
  }

  private static Read read(SimulatedDatabase database, int key, Integer... more) {
    var list = new ArrayList<>(database.list(key));
    list.addAll(List.of(more));
    return new Read(key, SimulatedDatabase.values(list));
  }

  private static void commit(SimulatedDatabase database, Operation... operations) {
    database.plant(Outcome.COMMITTED, List.of(operations));
  }

  private static void plant(AnomalyClass anomaly, SimulatedDatabase database) {
    int a = database.newValue();
    int b = database.newValue();
    switch (anomaly) {
      case CORRUPT, INTERNAL, G1A, G1B -> plantRead(anomaly, database, a, b);
      case LOST_UPDATE, G_SINGLE, G_NONADJACENT, G2_ITEM ->
          plantAntiDependency(anomaly, database, a, b);
      case G0 -> {
        int c = database.newValue();
        int d = database.newValue();
        commit(database, new Append(X, a), new Append(Y, b));
        commit(database, new Append(X, c), new Append(Y, d));
        append(database, X, a, c);
        append(database, Y, d, b);
      }
      case G1C -> {
        commit(database, new Append(X, a), read(database, Y, b));
        commit(database, new Append(Y, b), read(database, X, a));
        append(database, X, a);
        append(database, Y, b);
      }
    }
  }

  private static void plantRead(AnomalyClass anomaly, SimulatedDatabase database, int a, int b) {
    switch (anomaly) {
      case CORRUPT -> commit(database, read(database, X, -1));
      case INTERNAL -> {
        commit(database, new Append(X, a), read(database, X));
        database.append(X, a);
      }
      case G1A -> {
        database.plant(Outcome.ABORTED, List.of(new Append(X, a)));
        commit(database, read(database, X, a));
      }
      case G1B -> {
        commit(database, new Append(X, a), new Append(X, b));
        commit(database, read(database, X, a));
        append(database, X, a, b);
      }
      default -> throw new IllegalArgumentException(anomaly.title());
    }
  }

  private static void plantAntiDependency(
      AnomalyClass anomaly, SimulatedDatabase database, int a, int b) {
    switch (anomaly) {
      case LOST_UPDATE -> {
        commit(database, read(database, X), new Append(X, a));
        commit(database, read(database, X), new Append(X, b));
        append(database, X, a, b);
      }
      case G_SINGLE -> {
        commit(database, new Append(X, a), new Append(Y, b));
        commit(database, read(database, X, a), read(database, Y));
        append(database, X, a);
        append(database, Y, b);
      }
      case G_NONADJACENT -> {
        commit(database, new Append(X, a));
        commit(database, new Append(Y, b));
        commit(database, read(database, X, a), read(database, Y));
        commit(database, read(database, X), read(database, Y, b));
        append(database, X, a);
        append(database, Y, b);
      }
      case G2_ITEM -> {
        commit(database, read(database, X), new Append(Y, b));
        commit(database, read(database, Y), new Append(X, a));
        append(database, X, a);
        append(database, Y, b);
      }
      default -> throw new IllegalArgumentException(anomaly.title());
    }
  }

  private static void append(SimulatedDatabase database, int key, int... values) {
    for (int each : values) {
      database.append(key, each);
    }
  }

  @Test
  void aLostAppendIsFoundAtTheEnd() {
    var history =
        List.of(
            new HistoryTransaction(0, 1, Outcome.COMMITTED, List.of(new Append(7, 1))),
            new HistoryTransaction(1, 2, Outcome.COMMITTED, List.of(new Append(7, 2))),
            new HistoryTransaction(2, 1, Outcome.COMMITTED, List.of(new Read(7, ValueList.of(2)))));

    AnomalyFinding found = HistoryChecker.check(history).getFirst();

    assertThat(found.anomaly()).isEqualTo(AnomalyClass.LOST_UPDATE);
    assertThat(found.proof())
        .contains("T0 appended 1 to 7 and committed, but at the end the list is [2].");
  }

  @Test
  void anUnknownOutcomeCountsAsCommittedOnlyIfItWasRead() {
    var seen =
        List.of(
            new HistoryTransaction(0, 1, Outcome.UNKNOWN, List.of(new Append(7, 1))),
            new HistoryTransaction(1, 2, Outcome.COMMITTED, List.of(new Read(7, ValueList.of(1)))));
    var unseen =
        List.of(
            new HistoryTransaction(0, 1, Outcome.UNKNOWN, List.of(new Append(7, 1))),
            new HistoryTransaction(1, 2, Outcome.COMMITTED, List.of(new Read(7, ValueList.EMPTY))));

    assertThat(HistoryChecker.check(seen)).isEmpty();
    assertThat(HistoryChecker.check(unseen)).isEmpty();
  }

  @Test
  void anEmptyHistoryHasNoAnomaly() {
    assertThat(HistoryChecker.check(List.of())).isEmpty();
  }

  @Test
  void theProofIsTheSmallestCycle() {
    var history =
        List.of(
            new HistoryTransaction(
                0, 1, Outcome.COMMITTED, List.of(new Read(1, ValueList.EMPTY), new Append(2, 5))),
            new HistoryTransaction(
                1, 2, Outcome.COMMITTED, List.of(new Read(2, ValueList.EMPTY), new Append(1, 6))),
            new HistoryTransaction(
                2,
                1,
                Outcome.COMMITTED,
                List.of(new Read(1, ValueList.of(6)), new Read(2, ValueList.of(5)))));

    List<AnomalyFinding> found = HistoryChecker.check(history);

    assertThat(found).hasSize(1);
    assertThat(found.getFirst().anomaly()).isEqualTo(AnomalyClass.G2_ITEM);
    assertThat(found.getFirst().proof())
        .containsExactlyInAnyOrder(
            "T0: read 1: [], append 5 to 2",
            "T1: read 2: [], append 6 to 1",
            "T0 read 1 before T1 appended 6.",
            "T1 read 2 before T0 appended 5.");
  }
}
