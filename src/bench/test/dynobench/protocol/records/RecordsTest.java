package dynobench.protocol.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.protocol.Driven;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordsTest {
  private final Driven driven =
      new Driven("records", Settings.of("records", "50").with("reads", "70").with("writes", "120"));

  @Test
  void doesWhatItsDescriptionSays() throws Exception {
    driven.run();

    assertThat(driven.phases())
        .isEqualTo(driven.described())
        .containsExactly("load 50", "read 70", "write 120", "bulk 150");
    assertThat(driven.verify(false)).isZero();
    assertThat(driven.dropped()).isEmpty();
  }

  @Test
  void emptiesThePageCacheInsteadOfReadingAllWhereAPlanAsksForAColdOne() throws Exception {
    var warmReads = new AtomicLong();
    var coldReads = new AtomicLong();
    Driven warm = runCounting("warm", warmReads);
    Driven cold = runCounting("cold", coldReads);

    assertThat(cold.phases()).isEqualTo(cold.described()).isEqualTo(warm.phases());
    assertThat(warm.dropped()).isEmpty();
    assertThat(cold.dropped()).containsExactly("read", "write", "bulk");
    assertThat(warmReads.get() - coldReads.get()).isEqualTo(3);
  }

  /// @param count receives the number of reads of single records
  private static Driven runCounting(String cache, AtomicLong count) throws Exception {
    var settings = Settings.of("records", "50").with("reads", "70").with("writes", "120");
    var counted = new Driven("records", settings.with("cache", cache));
    counted.spoil(honest -> new Liar(honest, 9, _ -> count.incrementAndGet()));
    counted.run();
    return counted;
  }

  @ParameterizedTest
  @ValueSource(strings = {"8", "32", "33", "4096"})
  void takesValuesOfAnyLength(String bytes) throws Exception {
    var other =
        new Driven(
            "records",
            Settings.of("records", "5")
                .with("reads", "5")
                .with("writes", "3")
                .with("value_bytes", bytes));
    other.run();

    assertThat(other.verify(false)).isZero();
  }

  @Test
  void findsAValueThatIsReadWrongly() {
    driven.spoil(honest -> new Liar(honest, 9, value -> value[3] ^= 1));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(driven::run)
        .withMessageContaining("in the timed");
  }

  @Test
  void findsAValueThatOnlyTheVerificationReadsWrongly() throws Exception {
    driven.run();
    driven.spoil(honest -> new Liar(honest, 9, value -> value[31] ^= 1));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven.verify(false))
        .withMessageContaining("key 9");
  }
}
