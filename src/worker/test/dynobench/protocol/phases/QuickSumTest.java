package dynobench.protocol.phases;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Date;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class QuickSumTest {
  private static final Date DAY = new Date(86_400_000L);

  private static RowChecksum of(
      @Nullable String name, int value, @Nullable Date date, long longNumber, float number) {
    var sum = new QuickSum();
    sum.row(name, value, date, longNumber, number);
    return sum.check();
  }

  @Test
  void countsRowsAndSaysHowFarItIs() {
    var sum = new QuickSum();
    assertThat(sum.done()).isZero();
    sum.row("one", 1, DAY, 10, 0.25f);
    assertThat(sum.done()).isEqualTo(1);
    sum.row("two", 2, DAY, 20, 0.5f);
    assertThat(sum.done()).isEqualTo(2);
    assertThat(sum.check().rows()).isEqualTo(2);
  }

  @Test
  void addsUpSomethingOfEveryColumn() {
    assertThat(of("one", 1, DAY, 10, 0.25f))
        .isEqualTo(new RowChecksum(1, 3 + 1 + 86_400_000L + 10 + Float.floatToRawIntBits(0.25f)));
  }

  @Test
  void noticesAValueOfAnotherSizeAndANullInAnyColumn() {
    assertThat(
            List.of(
                of("ones", 1, DAY, 10, 0.25f),
                of(null, 1, DAY, 10, 0.25f),
                of("one", 3, DAY, 10, 0.25f),
                of("one", 1, new Date(0), 10, 0.25f),
                of("one", 1, null, 10, 0.25f),
                of("one", 1, DAY, 15, 0.25f),
                of("one", 1, DAY, 10, 0.5f)))
        .doesNotContain(of("one", 1, DAY, 10, 0.25f))
        .doesNotHaveDuplicates();
  }
}
