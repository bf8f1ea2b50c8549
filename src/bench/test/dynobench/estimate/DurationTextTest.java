package dynobench.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurationTextTest {
  @ParameterizedTest
  @CsvSource({
    "0, 1 s",
    "29, 29 s",
    "56, 60 s",
    "119, 120 s",
    "170, 3 min",
    "7199, 120 min",
    "9043, 2 h 30 min",
    "345600, 4 days",
  })
  void aTimeIsSaidNoFinerThanItIsKnown(long seconds, String said) {
    assertThat(DurationText.format(Duration.ofSeconds(seconds))).isEqualTo(said);
  }
}
