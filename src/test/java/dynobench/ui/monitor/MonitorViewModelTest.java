package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.ui.SteppedClock;
import dynobench.ui.monitor.MonitorViewModel.Follow;
import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.monitor.recording.Samples;
import dynobench.ui.shown.Shown;
import dynobench.ui.shown.Shown.Origin;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MonitorViewModelTest {
  private static final int BATCH = 20_000;

  private final AtomicLong now = new AtomicLong(Samples.BEGIN);
  private final AtomicLong cpuNanos = new AtomicLong();
  private final Clock clock = new SteppedClock(now);
  private final MonitorViewModel model =
      new MonitorViewModel(clock, new OwnUse(clock, cpuNanos::get, () -> 80L << 20));

  private void open(Origin origin) {
    model.opened(new Shown("run", origin, Optional.empty()));
  }

  @Nested
  class TheWindow {
    @Test
    void ofALiveRunIsItsLastMinute() {
      open(Origin.LIVE);
      model.happened(Samples.run(1, 900));

      assertThat(model.window()).isEqualTo(new TimeWindow(30_000, 90_000));
    }

    @Test
    void ofAStoredRunIsAllOfIt() {
      open(Origin.STORED);
      model.happened(Samples.run(1, 900));

      assertThat(model.window()).isEqualTo(new TimeWindow(0, 90_000));
    }

    @Test
    void staysWhereTheUserPutItWhileTheRunGoesOn() {
      open(Origin.STORED);
      model.happened(Samples.run(1, 900));
      model.zoom(45_000, 0.5);
      model.happened(List.of(Samples.sampled(100_000, 1, 1, 0, 0)));

      assertThat(model.follow().get()).isEqualTo(Follow.NOTHING);
      assertThat(model.window()).isEqualTo(new TimeWindow(22_500, 67_500));
    }

    @Test
    void isNotPushedOutOfTheRun() {
      open(Origin.STORED);
      model.happened(Samples.run(1, 900));
      model.zoom(45_000, 0.5);
      model.pan(-5);
      assertThat(model.window()).isEqualTo(new TimeWindow(0, 45_000));
      model.pan(9);
      assertThat(model.window()).isEqualTo(new TimeWindow(45_000, 90_000));
      model.zoom(0, 100);
      assertThat(model.window()).isEqualTo(new TimeWindow(0, 90_000));
      model.zoom(0, 1e-9);
      assertThat(model.window().length()).isEqualTo(1_000);
    }
  }

  @Nested
  class TheReadOut {
    @Test
    void isTheLatestUntilTheUserPointsAtAMoment() {
      open(Origin.STORED);
      model.happened(Samples.run(2, 10));
      assertThat(model.moment()).isEqualTo(5_000);

      model.readAt(500);

      assertThat(model.where()).isEqualTo("0.5 s · insert · hsqldb/cached · 2,000 rows");
      assertThat(model.value(Curve.HEAP_MAX)).hasValue(512 << 20);
      model.readLatest();
      assertThat(model.moment()).isEqualTo(5_000);
    }

    @Test
    void isEmptyInAGap() {
      open(Origin.STORED);
      model.happened(Samples.run(2, 10));

      model.readAt(2_400);

      assertThat(model.value(Curve.CPU_WORKER)).isEmpty();
      assertThat(model.where()).isEqualTo("2.4 s");
    }

    @Test
    void movesByKeysWithinTheRun() {
      open(Origin.STORED);
      model.happened(Samples.run(1, 100));

      model.moveCursor(-0.25);
      assertThat(model.cursor()).hasValue(7_500);
      model.moveCursor(3);
      assertThat(model.cursor()).hasValue(10_000);
    }
  }

  @Nested
  class TheWorkbench {
    @Test
    void isLookedAtOnceASecondWhileTheRunIsLive() {
      open(Origin.LIVE);
      for (int tick = 1; tick <= 35; tick++) {
        now.addAndGet(100);
        cpuNanos.addAndGet(20_000_000);
        model.happened(List.of(Samples.sampled(tick * 100L, 1, 1, 0, 0)));
      }

      assertThat(values(Curve.CPU_WORKBENCH)).isEqualTo(3);
      assertThat(model.value(Curve.CPU_WORKBENCH)).hasValue(0.2f);
    }

    @Test
    void isNotLookedAtWhenAStoredRunIsShownOrAnOldLiveOneOnceMore() {
      now.addAndGet(60_000);
      for (Origin origin : List.of(Origin.STORED, Origin.REPLAY, Origin.LIVE)) {
        open(origin);
        model.happened(List.of(Samples.sampled(0, 1, 1, 0, 0)));
        assertThat(values(Curve.CPU_WORKBENCH)).isZero();
      }
    }
  }

  @Test
  void twentyThousandEventsAtOnceAreOneChange() {
    open(Origin.STORED);
    long before = model.revision().get();
    List<RunEvent> batch = Samples.run(1, BATCH);

    model.happened(batch);

    assertThat(model.revision().get()).isEqualTo(before + 1);
    assertThat(values(Curve.CPU_WORKER)).isEqualTo(BATCH);
  }

  @Test
  void anotherRunStartsFromNothing() {
    open(Origin.STORED);
    model.happened(Samples.run(1, 10));
    open(Origin.STORED);

    assertThat(model.isEmpty()).isTrue();
    assertThat(model.where()).isEmpty();
  }

  /// How many values a curve has: no two of them share a column.
  private int values(Curve curve) {
    return model.recording().columns(curve, 0, model.recording().end() + 1.0, 4 * BATCH).count();
  }
}
