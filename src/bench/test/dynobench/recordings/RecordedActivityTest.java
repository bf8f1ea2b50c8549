package dynobench.recordings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RecordedActivityTest {
  private static final long SECOND = 1_000_000_000;

  @Test
  void aTransactionIsBusyInEachIntervalThatItTouches() {
    var counter = new RecordedActivity.Counter(0, 4 * SECOND);
    counter.add(SECOND / 2, 2 * SECOND + SECOND / 4, true);
    counter.add(SECOND, 2 * SECOND - 1, false);
    RecordedActivity activity = counter.counted();

    assertThat(activity.intervals()).hasSize(4);
    assertThat(activity.intervals().get(0).busyConnections()).isEqualTo(0.5, within(0.01));
    assertThat(activity.intervals().get(1).busyConnections()).isEqualTo(2, within(0.01));
    assertThat(activity.intervals().get(2))
        .satisfies(it -> {
          assertThat(it.busyConnections()).isEqualTo(0.25, within(0.01));
          assertThat(it.transactions()).isEqualTo(1);
          assertThat(it.changes()).isEqualTo(1);
        });
    assertThat(activity.mostTransactionsPerSecond()).isEqualTo(1);
  }

  @Test
  void aLongRecordingHas120Intervals() {
    RecordedActivity activity = new RecordedActivity.Counter(5, 5 + 1_200 * SECOND).counted();

    assertThat(activity.intervals()).hasSize(120);
    assertThat(activity.seconds()).isEqualTo(10);
  }

  @Test
  void timesOutsideOfTheRecordingCountAtItsEnds() {
    var counter = new RecordedActivity.Counter(0, 2 * SECOND);
    counter.add(-SECOND, -1, false);
    counter.add(Long.MAX_VALUE - 1, Long.MAX_VALUE, false);

    assertThat(counter.counted().intervals())
        .extracting(RecordedActivity.Interval::transactions)
        .containsExactly(1L, 1L);
    assertThat(new RecordedActivity.Counter(7, 7).counted().intervals()).hasSize(1);
  }
}
