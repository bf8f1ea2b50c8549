package dynobench.protocol.phases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.protocol.Driven;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import org.junit.jupiter.api.Test;

class PhasesTest {
  private static final Settings ROWS = Settings.of("rows", "100");

  @Test
  void hasThreePhasesAsInTheArticleWhereNothingElseIsAskedFor() throws Exception {
    var driven = new Driven("phases", ROWS);
    driven.run();

    assertThat(driven.phases()).containsExactly("create 1", "insert 100", "select 100");
    assertThat(driven.verify(false)).isZero();
  }

  @Test
  void deletesAShareOfTheRowsTheOldestFirst() throws Exception {
    var driven = new Driven("phases", ROWS.with("deletes", "30"));
    driven.run();

    assertThat(driven.phases()).contains("delete 30");
    assertThat(driven.verify(false)).isZero();
  }

  @Test
  void missesNothingWhereAllRowsAreDeleted() throws Exception {
    var driven = new Driven("phases", ROWS.with("deletes", "100"));
    driven.run();

    assertThat(driven.verify(false)).isZero();
  }

  @Test
  void readsNoMoreThanTheLimit() throws Exception {
    var driven = new Driven("phases", ROWS.with("limit", "7"));
    driven.run();

    assertThat(driven.phases()).contains("select 7");
    assertThat(driven.verify(false)).isZero();
  }

  @Test
  void aRowTellsByItsLongnumberWhichOneItIs() throws Exception {
    var rows = new SeededRows(2005, 1000);
    while (rows.next()) {
      assertThat(SeededRows.idOf(2005, rows.longNumber())).isEqualTo(rows.id());
    }
  }

  @Test
  void findsARowThatComesTwiceAndOneThatWasDeleted() throws Exception {
    var twice = new SubsetCheck(2005, 1, 10);
    RowChecksum.feed(2005, 1, 2, twice);
    RowChecksum.feed(2005, 2, 2, twice);
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> twice.require("the table", 3))
        .withMessageContaining("row 2 twice");

    var deleted = new SubsetCheck(2005, 4, 10);
    RowChecksum.feed(2005, 3, 3, deleted);
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> deleted.require("the table", 1));
  }

  @Test
  void findsAChangedColumn() throws Exception {
    var members = new SubsetCheck(2005, 1, 10);
    RowChecksum.feed(
        2005,
        1,
        1,
        (name, value, date, longNumber, floatNumber) ->
            members.row(name, value + 1, date, longNumber, floatNumber));
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> members.require("the table", 1))
        .withMessageContaining("row 1 with another value");
  }
}
