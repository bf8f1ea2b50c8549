package dynobench.workload;

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

  /// Stored runs tell their seed: it must mean the same rows for ever.
  @Test
  void keepsTheMeaningOfASeedFromVersionToVersion() {
    assertThat(rows(2005, 2))
        .containsExactly(
            new Row(
                1,
                "Customer 1kkezoagtpn7u No. 80",
                59_200_558,
                midnight("2014-10-01"),
                -264_646_012_625_017_200L,
                10_294.5f),
            new Row(
                2,
                "Customer sva0ndim8mbe No. 3887",
                -713_492_940,
                midnight("2014-07-21"),
                8_072_025_681_742_414_555L,
                11_637.5f));
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
