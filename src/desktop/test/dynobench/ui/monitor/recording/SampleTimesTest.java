package dynobench.ui.monitor.recording;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SampleTimesTest {
  private final SampleTimes moments = new SampleTimes(1_000);

  @Test
  void samplesThatAreFarApartAreNotJoined() {
    add(0, 100, 200, 1_500, 1_600);

    assertThat(moments.joined(0, 2)).isTrue();
    assertThat(moments.joined(2, 3)).isFalse();
    assertThat(moments.joined(3, 4)).isTrue();
    assertThat(moments.joined(0, 4)).isFalse();
  }

  @Test
  void anotherTrialIsAGapHoweverCloseItIs() {
    add(0, 100);
    moments.add(200, true);

    assertThat(moments.joined(1, 2)).isFalse();
  }

  @Test
  void aClockThatIsSetBackStandsStill() {
    add(0, 500, 300, 600);

    assertThat(moments.at(2)).isEqualTo(500);
    assertThat(moments.from(501)).isEqualTo(3);
  }

  @Test
  void findsTheFirstAtThatTimeOrAfterIt() {
    add(0, 100, 200);

    assertThat(moments.from(-5)).isZero();
    assertThat(moments.from(100)).isEqualTo(1);
    assertThat(moments.from(100.5)).isEqualTo(2);
    assertThat(moments.from(201)).isEqualTo(3);
    assertThat(moments.from(1e15)).isEqualTo(3);
  }

  @Test
  void theNearestSampleIsNoneInsideAGap() {
    add(0, 100, 5_000);

    assertThat(moments.nearest(60)).isEqualTo(1);
    assertThat(moments.nearest(2_500)).isEqualTo(-1);
    assertThat(moments.nearest(5_200)).isEqualTo(2);
    assertThat(new SampleTimes(1_000).nearest(0)).isEqualTo(-1);
  }

  private void add(long... millis) {
    for (long each : millis) {
      moments.add(each, false);
    }
  }
}
