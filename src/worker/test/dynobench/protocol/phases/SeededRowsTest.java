package dynobench.protocol.phases;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeededRowsTest {
  private record Row(long id, String name, int value, long date, long longNumber, float number) {}

  private static Row current(SeededRows rows) {
    return new Row(
        rows.id(),
        rows.name(),
        rows.value(),
        rows.date().getTime(),
        rows.longNumber(),
        rows.floatNumber());
  }

  private static List<Row> rows(long seed, long count) {
    var rows = new SeededRows(seed, count);
    var all = new ArrayList<Row>();
    while (rows.next()) {
      all.add(current(rows));
    }
    return all;
  }

  private static long midnight(String date) {
    return LocalDate.parse(date).atStartOfDay().toInstant(ZoneOffset.UTC).toEpochMilli();
  }

  @Test
  void givesTheSameRowsForTheSameSeed() {
    assertThat(rows(2005, 1000)).isEqualTo(rows(2005, 1000)).hasSize(1000);
  }

  @Test
  void beginsALongerSeriesWithTheShorterOne() {
    assertThat(rows(2005, 1000).subList(0, 100)).isEqualTo(rows(2005, 100));
  }

  @Test
  void givesOtherRowsForAnotherSeed() {
    assertThat(rows(2006, 100)).doesNotContainAnyElementsOf(rows(2005, 100));
  }

  /// Stored runs contain their seed. It must produce the same rows in all versions.
  @Test
  void keepsTheMeaningOfASeedFromVersionToVersion() {
    assertThat(rows(2005, 2))
        .containsExactly(
            new Row(
                1,
                "Customer 1ti04cdrmtxpa No. 366",
                1_551_140_171,
                midnight("2005-03-26"),
                -8_567_162_190_859_086_330L,
                5_936.25f),
            new Row(
                2,
                "Customer 3vrmzybi0eok No. 810",
                -1_378_157_168,
                midnight("2006-03-30"),
                2_420_486_889_571_741_298L,
                3_126.0f));
  }

  @Test
  void numbersRowsFromOne() {
    assertThat(rows(1, 3)).extracting(Row::id).containsExactly(1L, 2L, 3L);
  }

  @Test
  void givesMidnightsAndFloatsThatAreMultiplesOfAQuarter() {
    assertThat(rows(42, 5000))
        .allSatisfy(row -> {
          assertThat(row.date() % 86_400_000L).isZero();
          assertThat(row.date()).isGreaterThanOrEqualTo(midnight("2005-03-03"));
          assertThat(row.number() * 4).isEqualTo(Math.round(row.number() * 4)).isNotNegative();
          assertThat(row.name()).startsWith("Customer ").hasSizeLessThanOrEqualTo(254);
        });
  }

  @Test
  void saysHowManyRowsAreFinished() {
    var rows = new SeededRows(1, 2);
    assertThat(rows.done()).isZero();
    assertThat(rows.next()).isTrue();
    assertThat(rows.done()).isZero();
    assertThat(rows.next()).isTrue();
    assertThat(rows.done()).isEqualTo(1);
    assertThat(rows.next()).isFalse();
    assertThat(rows.done()).isEqualTo(2);
    assertThat(rows.next()).isFalse();
    assertThat(rows.done()).isEqualTo(2);
  }
}
