package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TimeAxisTest {
  @Test
  void ticksAreRoundAndNoMoreThanThereIsRoomFor() {
    var window = new TimeWindow(12_300, 72_300);

    assertThat(texts(window, 5)).containsExactly("15 s", "30 s", "45 s", "1:00 min");
  }

  @Test
  void longRunsAreCountedInMinutesAndHours() {
    assertThat(texts(new TimeWindow(0, 600_000), 6))
        .containsExactly("0 min", "2 min", "4 min", "6 min", "8 min", "10 min");
    assertThat(texts(new TimeWindow(0, 4 * 3_600_000), 5))
        .containsExactly("0 min", "1:00 h", "2:00 h", "3:00 h", "4:00 h");
  }

  @Test
  void shortStretchesAreCountedInTenths() {
    assertThat(texts(new TimeWindow(59_500, 60_500), 3))
        .containsExactly("59.5 s", "1:00.0 min", "1:00.5 min");
  }

  @Test
  void aReadOutIsExactToATenth() {
    assertThat(TimeAxis.exact(12_349)).isEqualTo("12.3 s");
    assertThat(TimeAxis.exact(59_960)).isEqualTo("1:00.0 min");
    assertThat(TimeAxis.exact(125_000)).isEqualTo("2:05.0 min");
    assertThat(TimeAxis.exact(7_384_000)).isEqualTo("2:03:04 h");
  }

  private static Iterable<String> texts(TimeWindow window, double most) {
    var axis = new TimeAxis(window, most);
    return axis.ticks(window).stream().map(axis::text).toList();
  }
}
