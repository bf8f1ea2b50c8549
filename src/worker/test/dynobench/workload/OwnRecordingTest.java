package dynobench.workload;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OwnRecordingTest {
  @ParameterizedTest
  @CsvSource({"full, 0", "recorded, 1", "recorded-2x, 2", "recorded-10x, 10"})
  void aPaceIsAMultipleOfTheRecordedSpeed(String pace, long speed) {
    assertThat(OwnRecording.speed(pace)).isEqualTo(speed);
  }
}
