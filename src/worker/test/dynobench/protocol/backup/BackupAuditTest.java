package dynobench.protocol.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.protocol.WrongDataException;
import org.junit.jupiter.api.Test;

class BackupAuditTest {
  private static final SeededTwins SOURCE = new SeededTwins(1, 7, 2, 16);

  /// Returns the content of a database after these numbers of transactions by its two clients.
  private static BackupAudit after(long first, long second) {
    var snapshot = new BackupAudit(SOURCE);
    for (long pair = 1; pair <= 7; pair++) {
      read(snapshot, pair, version(pair, first, second), version(pair, first, second));
    }
    return snapshot;
  }

  private static long version(long pair, long first, long second) {
    int client = pair % 2 == 1 ? 1 : 2;
    return SOURCE.version(client, (pair - 1) / 2, client == 1 ? first : second);
  }

  private static void read(BackupAudit snapshot, long pair, long one, long other) {
    long key = SeededTwins.firstKey(pair);
    snapshot.record(key, SOURCE.value(key, one));
    snapshot.record(key + 1, SOURCE.value(key + 1, other));
  }

  private static BackupAudit without(long pair, long first, long second) {
    var snapshot = new BackupAudit(SOURCE);
    for (long each = 1; each <= 7; each++) {
      if (each != pair) {
        read(snapshot, each, version(each, first, second), version(each, first, second));
      }
    }
    return snapshot;
  }

  @Test
  void clientsOwnAllPairsInTurn() {
    assertThat(SOURCE.owned(1)).isEqualTo(4);
    assertThat(SOURCE.owned(2)).isEqualTo(3);
    assertThat(SOURCE.pair(2, 0)).isEqualTo(2);
    assertThat(SOURCE.pair(2, 2)).isEqualTo(6);
    assertThat(SOURCE.pair(2, 3)).isEqualTo(2);
    assertThat(SOURCE.version(2, 0, 4)).isEqualTo(2);
  }

  @Test
  void tellsHowManyTransactionsOfEachClientAreThere() throws WrongDataException {
    assertThat(after(0, 0).transactions()).containsExactly(0, 0);
    assertThat(after(9, 4).transactions()).containsExactly(9, 4);
    assertThat(after(9, 4).count()).isEqualTo(14);
  }

  @Test
  void halfATransactionIsNoStateOfTheDatabase() {
    BackupAudit torn = without(3, 1, 1);
    read(torn, 3, 0, 1);

    assertThatThrownBy(torn::transactions)
        .isInstanceOf(WrongDataException.class)
        .hasMessageContaining("half a transaction");
  }

  @Test
  void aTransactionWithoutTheOnesBeforeItIsNoStateOfTheDatabase() {
    BackupAudit torn = without(5, 1, 1);
    read(torn, 5, 1, 1); // the same client's pair 3 comes first

    assertThatThrownBy(torn::transactions)
        .isInstanceOf(WrongDataException.class)
        .hasMessageContaining("version 1 of pair 3");
  }

  @Test
  void noRecordIsMissingOrAnothers() {
    assertThatThrownBy(without(7, 1, 1)::transactions).hasMessageContaining("pair 7");

    BackupAudit strange = without(7, 1, 1);
    strange.record(13, SOURCE.value(14, 0));
    assertThatThrownBy(strange::transactions).hasMessageContaining("another value at key 13");

    BackupAudit more = after(1, 1);
    more.record(15, SOURCE.value(15, 0));
    assertThatThrownBy(more::transactions).hasMessageContaining("a record with key 15");
  }

  @Test
  void aCopyHasWhatWasCommittedBeforeItBeganAndNothingThatCameAfterIt() {
    assertThatCode(() -> after(9, 4).requireBetween(new long[] {9, 3}, new long[] {9, 5}))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> after(9, 4).requireBetween(new long[] {10, 3}, new long[] {12, 5}))
        .hasMessageContaining("10 to 12 transactions of client 1");
    assertThatThrownBy(() -> after(9, 4).requireBetween(new long[] {9, 1}, new long[] {9, 3}))
        .hasMessageContaining("1 to 3 transactions of client 2");
  }
}
