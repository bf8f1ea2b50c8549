package dynobench.protocol.phases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.protocol.WrongDataException;
import org.junit.jupiter.api.Test;

class RowChecksumTest {
  @Test
  void acceptsWhatIsEqual() {
    assertThatCode(() -> new RowChecksum(3, 7).require("the test", new RowChecksum(3, 7)))
        .doesNotThrowAnyException();
  }

  @Test
  void tellsHowManyRowsWereExpectedAndFound() {
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> new RowChecksum(999, 7).require("the test", new RowChecksum(1_000, 8)))
        .satisfies(wrong -> {
          assertThat(wrong.expected()).isEqualTo("1,000 rows in the test");
          assertThat(wrong.found()).isEqualTo("999 rows");
        })
        .withMessage("expected 1,000 rows in the test, found 999 rows");
  }

  @Test
  void tellsBothChecksumsWhenTheRowsAreAsMany() {
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> new RowChecksum(3, 0xAL).require("the test", new RowChecksum(3, -1)))
        .satisfies(wrong -> {
          assertThat(wrong.expected())
              .isEqualTo("checksum ffffffffffffffff over 3 rows in the test");
          assertThat(wrong.found()).isEqualTo("000000000000000a");
        });
  }

  @Test
  void feedsASinkWithEveryRowOfASeed() {
    var fed = new ChecksumSink();
    RowChecksum.feed(2005, 500, fed);
    var again = new ChecksumSink();
    RowChecksum.feed(2005, 500, again);
    var other = new ChecksumSink();
    RowChecksum.feed(2006, 500, other);

    assertThat(fed.check()).isEqualTo(again.check()).isNotEqualTo(other.check());
    assertThat(fed.check().rows()).isEqualTo(500);
  }
}
