package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClockWatchTest {
  private static final Trial TRIAL =
      new Trial(
          7,
          new Contender("some", "mode", new CommitStyle.Autocommit()),
          "phases",
          Rows.at(10),
          1,
          false);

  private long wallMillis = 1_000_000;
  private long nanos = -5;

  private final Clock wall =
      new Clock() {
        @Override
        public ZoneId getZone() {
          return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
          return this;
        }

        @Override
        public Instant instant() {
          return Instant.ofEpochMilli(wallMillis);
        }
      };

  @ParameterizedTest
  @CsvSource({"90000, 90000", "91000, 90000", "89000, 90000", "0, 0"})
  void saysNothingWhenBothAgreeButForASecond(long wallPassed, long timerPassed) {
    var watch = new ClockWatch(wall, () -> nanos);
    wallMillis += wallPassed;
    nanos += timerPassed * 1_000_000;
    assertThat(watch.warning(TRIAL)).isEmpty();
  }

  @Test
  void namesBothTimesWhenTheMachineSlept() {
    var watch = new ClockWatch(wall, () -> nanos);
    wallMillis += 3_602_500;
    nanos += 2_400_000_000L;
    assertThat(watch.warning(TRIAL))
        .hasValueSatisfying(text ->
            assertThat(text).contains("trial 7", "3,602.5 s by the clock, 2.4 s by the timer"));
  }

  @Test
  void aClockThatIsSetBackIsNoticedToo() {
    var watch = new ClockWatch(wall, () -> nanos);
    wallMillis -= 7_200_000;
    nanos += 1_000_000;
    assertThat(watch.warning(TRIAL))
        .hasValueSatisfying(text -> assertThat(text).contains("-7,200.0 s by the clock"));
  }
}
