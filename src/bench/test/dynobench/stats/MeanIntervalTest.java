package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class MeanIntervalTest {
  /// Student's own data of 1908: additional hours of sleep by a drug, ten patients, paired.
  @Test
  void ofStudentsSleepDataIsThatOfTheTextbooks() {
    Summary sleep = Summary.of(1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4);

    MeanInterval interval = MeanInterval.of(sleep, 0.95).orElseThrow();

    assertThat(interval.mean()).isEqualTo(1.58, within(1e-9));
    assertThat(interval.low()).isEqualTo(0.700_114_2, within(1e-6));
    assertThat(interval.high()).isEqualTo(2.459_885_8, within(1e-6));
    assertThat(interval.excludesZero()).isTrue();
  }

  @Test
  void isEmptyForFewerThanThreeObservations() {
    assertThat(MeanInterval.of(Summary.of(1, 2), 0.95)).isEmpty();
  }

  @Test
  void ofEqualObservationsIsTheirValue() {
    assertThat(MeanInterval.of(Summary.of(2, 2, 2), 0.95)).contains(new MeanInterval(2, 2, 2));
  }

  @Test
  void coversTheMeanAsOftenAsItClaims() {
    var random = new Random(46);
    int covered = 0;
    int samples = 4_000;
    for (int i = 0; i < samples; i++) {
      var values = random.doubles(6).map(_ -> 10 + random.nextGaussian()).toArray();
      MeanInterval interval = MeanInterval.of(Summary.of(values), 0.9).orElseThrow();
      covered += interval.low() <= 10 && 10 <= interval.high() ? 1 : 0;
    }

    assertThat((double) covered / samples).isEqualTo(0.9, within(0.015));
  }
}
