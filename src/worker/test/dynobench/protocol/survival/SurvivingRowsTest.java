package dynobench.protocol.survival;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.durability.RecoveryResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Tests of rows that a database still has after a crash, and of their description.
class SurvivingRowsTest {
  private static final long SEED = 2005;

  private static RecoveryResult.Rows rows(long acknowledged, long rowsPerCommit, int... numbers) {
    var survivors = new SurvivingRows(SEED, acknowledged, rowsPerCommit);
    for (int number : numbers) {
      give(survivors, NumberedRow.of(SEED, number));
    }
    return survivors.rows();
  }

  private static void give(SurvivingRows survivors, NumberedRow row) {
    survivors.row(row.name(), row.value(), row.date(), row.number(), row.floatNumber());
  }

  private static int[] upTo(int last) {
    return IntStream.rangeClosed(1, last).toArray();
  }

  @Test
  void allThereIsWhole() {
    assertThat(rows(10, 1, upTo(10))).isEqualTo(new RecoveryResult.Rows(10, 0, 0, 0, 0, 0, 0));
  }

  /// The last row was committed, but the crash prevented its acknowledgement.
  @Test
  void theLastCommitMayBeThereOrNot() {
    assertThat(rows(10, 1, upTo(11))).isEqualTo(new RecoveryResult.Rows(11, 0, 0, 0, 0, 0, 0));
    assertThat(rows(10, 1, upTo(12)).unasked()).isEqualTo(1);
  }

  @Test
  void whatIsMissingIsLostFromTheFirstOn() {
    assertThat(rows(10, 1, upTo(7))).isEqualTo(new RecoveryResult.Rows(7, 3, 8, 0, 0, 0, 0));
    assertThat(rows(5, 1, 1, 3, 5)).isEqualTo(new RecoveryResult.Rows(3, 2, 2, 0, 0, 0, 0));
    assertThat(rows(5, 1)).isEqualTo(new RecoveryResult.Rows(0, 5, 1, 0, 0, 0, 0));
  }

  @Test
  void aRowThatIsThereTwiceIsDoubled() {
    assertThat(rows(3, 1, 1, 2, 3, 2).doubled()).isEqualTo(1);
  }

  @Test
  void aRowThatNobodyWroteIsUnasked() {
    assertThat(rows(3, 1, 1, 2, 3, -4, 0, 900).unasked()).isEqualTo(3);
  }

  /// Replaces each column by another row's, and then the number.
  @Test
  void aRowOfWhichAPartIsAnothersIsTorn() {
    NumberedRow row = NumberedRow.of(SEED, 2);
    NumberedRow other = NumberedRow.of(SEED, 3);
    var survivors = new SurvivingRows(SEED, 3, 1);
    survivors.row(other.name(), row.value(), row.date(), 2, row.floatNumber());
    survivors.row(row.name(), other.value(), row.date(), 2, row.floatNumber());
    survivors.row(row.name(), row.value(), other.date(), 2, row.floatNumber());
    survivors.row(row.name(), row.value(), row.date(), 2, other.floatNumber());
    survivors.row(row.name(), row.value(), row.date(), 3, row.floatNumber());
    survivors.row(null, row.value(), null, 2, row.floatNumber());

    assertThat(survivors.rows()).isEqualTo(new RecoveryResult.Rows(0, 3, 1, 0, 6, 0, 0));
  }

  @Test
  void aTransactionIsThereWholeOrNotAtAll() {
    assertThat(rows(20, 10, upTo(20)).halves()).isZero();
    assertThat(rows(20, 10, upTo(30)).halves()).isZero();
    assertThat(rows(20, 10, upTo(10))).isEqualTo(new RecoveryResult.Rows(10, 10, 11, 0, 0, 0, 0));
    assertThat(rows(20, 10, upTo(25)).halves()).isEqualTo(1);
    assertThat(rows(20, 10, upTo(17)).halves()).isEqualTo(1);
    assertThat(rows(0, 10, upTo(4)).halves()).isEqualTo(1);
    assertThat(rows(20, 10, 1, 11, 21).halves()).isEqualTo(3);
  }

  @Test
  void rowsAreCountedWhenTheNextOneIsAskedFor() {
    var heard = new ArrayList<Long>();
    var single = new CountedRows(SEED, 1, heard::add, () -> false);
    IntStream.range(0, 4).forEach(_ -> single.next());
    assertThat(heard).isEqualTo(List.of(1L, 2L, 3L));

    heard.clear();
    var tens = new CountedRows(SEED, 10, heard::add, () -> false);
    IntStream.range(0, 25).forEach(_ -> tens.next());
    assertThat(heard).isEqualTo(List.of(10L, 20L));
  }

  /// The current transaction is completed first.
  @Test
  void nothingMoreIsWrittenWhenThereIsEnough() {
    var heard = new ArrayList<Long>();
    var tens = new CountedRows(SEED, 10, heard::add, () -> heard.size() == 2);
    int rows = 0;
    while (tens.next()) {
      rows++;
    }
    assertThat(rows).isEqualTo(20);
    assertThat(heard).isEqualTo(List.of(10L, 20L));
  }

  @Test
  void writtenRowsAreFoundWhole() {
    var survivors = new SurvivingRows(SEED, 100, 1);
    var rows = new CountedRows(SEED, 1, _ -> {}, () -> false);
    for (int i = 0; i < 100; i++) {
      rows.next();
      survivors.row(rows.name(), rows.value(), rows.date(), rows.longNumber(), rows.floatNumber());
    }
    assertThat(survivors.rows()).isEqualTo(new RecoveryResult.Rows(100, 0, 0, 0, 0, 0, 0));
  }
}
