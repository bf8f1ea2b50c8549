package dynobench.protocol.phases;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Date;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ChecksumSinkTest {
  private record Row(
      @Nullable String name, int value, @Nullable Date date, long longNumber, float number) {}

  private static final Date DAY = new Date(86_400_000L);
  private static final Date NEXT_DAY = new Date(2 * 86_400_000L);
  private static final Row ROW = new Row("one", 1, DAY, 10, 0.25f);
  private static final Row OTHER = new Row("two", 2, NEXT_DAY, 20, 0.5f);

  private static RowChecksum check(Row... rows) {
    return check(Arrays.asList(rows));
  }

  private static RowChecksum check(List<Row> rows) {
    var fingerprint = new ChecksumSink();
    rows.forEach(row ->
        fingerprint.row(row.name(), row.value(), row.date(), row.longNumber(), row.number()));
    return fingerprint.check();
  }

  @Test
  void doesNotDependOnTheOrderOfRows() {
    var rows = new ArrayList<Row>();
    for (int i = 0; i < 200; i++) {
      rows.add(new Row("name " + i, i, DAY, i, i * 0.25f));
    }
    RowChecksum inOrder = check(rows);
    Collections.shuffle(rows, new Random(1));

    assertThat(check(rows)).isEqualTo(inOrder);
    assertThat(inOrder.rows()).isEqualTo(200);
  }

  @Test
  void noticesAChangeInAnyColumn() {
    assertThat(
            List.of(
                check(new Row("onf", 1, DAY, 10, 0.25f)),
                check(new Row(null, 1, DAY, 10, 0.25f)),
                check(new Row("", 1, DAY, 10, 0.25f)),
                check(new Row("one", 2, DAY, 10, 0.25f)),
                check(new Row("one", 1, NEXT_DAY, 10, 0.25f)),
                check(new Row("one", 1, null, 10, 0.25f)),
                check(new Row("one", 1, DAY, 11, 0.25f)),
                check(new Row("one", 1, DAY, 10, 0.5f)),
                check(new Row("one", 1, DAY, 10, -0.25f))))
        .doesNotContain(check(ROW))
        .doesNotHaveDuplicates();
  }

  @Test
  void noticesValuesThatMovedToAnotherColumnOrRow() {
    RowChecksum sound = check(ROW, OTHER);

    assertThat(check(new Row("one", 10, DAY, 1, 0.25f), OTHER)).isNotEqualTo(sound);
    assertThat(
            check(
                new Row(OTHER.name(), 1, DAY, 10, 0.25f),
                new Row(ROW.name(), 2, NEXT_DAY, 20, 0.5f)))
        .isNotEqualTo(sound);
  }

  @Test
  void noticesRowsThatAreLostOrDoubled() {
    assertThat(List.of(check(ROW), check(ROW, ROW), check(OTHER, OTHER), check()))
        .doesNotContain(check(ROW, OTHER))
        .doesNotHaveDuplicates();
  }
}
