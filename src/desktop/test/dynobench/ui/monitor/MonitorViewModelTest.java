package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.result.ClientRun;
import dynobench.result.SampleRun;
import dynobench.ui.SteppedClock;
import dynobench.ui.monitor.VisibleRange.Follow;
import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.monitor.recording.PixelColumns;
import dynobench.ui.monitor.recording.Quantity;
import dynobench.ui.monitor.recording.Reading;
import dynobench.ui.monitor.recording.Samples;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.shownrun.ShownRun.Origin;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicLong;
import javafx.collections.FXCollections;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MonitorViewModelTest {
  private static final int BATCH = 20_000;

  private final AtomicLong now = new AtomicLong(Samples.BEGIN);
  private final AtomicLong cpuNanos = new AtomicLong();
  private final Clock clock = new SteppedClock(now);
  private final MonitorViewModel model =
      new MonitorViewModel(
          clock,
          new OwnUse(clock, cpuNanos::get, () -> 80L << 20),
          new Lanes(),
          FXCollections.observableSet());

  private void open(Origin origin) {
    model.opened(new ShownRun("run", origin, Optional.empty()));
  }

  @Nested
  class TheWindow {
    @Test
    void ofALiveRunIsItsLastMinute() {
      open(Origin.LIVE);
      model.accept(Samples.run(1, 900));

      assertThat(model.window()).isEqualTo(new TimeWindow(30_000, 90_000));
    }

    @Test
    void ofAStoredRunIsAllOfIt() {
      open(Origin.STORED);
      model.accept(Samples.run(1, 900));

      assertThat(model.window()).isEqualTo(new TimeWindow(0, 90_000));
    }

    @Test
    void staysWhereTheUserPutItWhileTheRunGoesOn() {
      open(Origin.STORED);
      model.accept(Samples.run(1, 900));
      model.range().zoom(45_000, 0.5);
      model.accept(List.of(Samples.sampled(100_000, 1, 1, 0, 0)));

      assertThat(model.timeline().follow().get()).isEqualTo(Follow.NOTHING);
      assertThat(model.window()).isEqualTo(new TimeWindow(22_500, 67_500));
    }

    @Test
    void isNotPushedOutOfTheRun() {
      open(Origin.STORED);
      model.accept(Samples.run(1, 900));
      model.range().zoom(45_000, 0.5);
      model.range().pan(-5);
      assertThat(model.window()).isEqualTo(new TimeWindow(0, 45_000));
      model.range().pan(9);
      assertThat(model.window()).isEqualTo(new TimeWindow(45_000, 90_000));
      model.range().zoom(0, 100);
      assertThat(model.window()).isEqualTo(new TimeWindow(0, 90_000));
      model.range().zoom(0, 1e-9);
      assertThat(model.window().length()).isEqualTo(1_000);
    }
  }

  @Nested
  class TheReadOut {
    @Test
    void isTheLatestUntilTheUserPointsAtAMoment() {
      open(Origin.STORED);
      model.accept(Samples.run(2, 10));
      assertThat(model.range().moment()).isEqualTo(5_000);

      model.range().readAt(500);

      assertThat(model.where()).isEqualTo("0.5 s · insert · hsqldb/cached · 2,000 rows");
      assertThat(value(Curve.HEAP_MAX)).hasValue(512 << 20);
      model.range().readLatest();
      assertThat(model.range().moment()).isEqualTo(5_000);
    }

    @Test
    void isEmptyInAGap() {
      open(Origin.STORED);
      model.accept(Samples.run(2, 10));

      model.range().readAt(2_400);

      assertThat(value(Curve.CPU_WORKER)).isEmpty();
      assertThat(model.where()).isEqualTo("2.4 s");
    }

    @Test
    void movesByKeysWithinTheRun() {
      open(Origin.STORED);
      model.accept(Samples.run(1, 100));

      model.range().moveCursor(-0.25);
      assertThat(model.range().cursor()).hasValue(7_500);
      model.range().moveCursor(3);
      assertThat(model.range().cursor()).hasValue(10_000);
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
        model.accept(List.of(Samples.sampled(tick * 100L, 1, 1, 0, 0)));
      }

      assertThat(values(Curve.WORKBENCH_CPU)).isEqualTo(3);
      assertThat(value(Curve.WORKBENCH_CPU)).hasValue(0.2f);
    }

    @Test
    void isNotLookedAtWhenAStoredRunIsShownOrAnOldLiveOneOnceMore() {
      now.addAndGet(60_000);
      for (Origin origin : List.of(Origin.STORED, Origin.REPLAY, Origin.LIVE)) {
        open(origin);
        model.accept(List.of(Samples.sampled(0, 1, 1, 0, 0)));
        assertThat(values(Curve.WORKBENCH_CPU)).isZero();
      }
    }
  }

  @Nested
  class ATrial {
    @Test
    void isShownWithALittleAroundItAndMarked() {
      open(Origin.STORED);
      model.accept(Samples.run(3, 100));

      model.showTrial(2);

      TimeWindow window = model.window();
      assertThat(window.from()).isBetween(11_000.0, 13_000.0);
      assertThat(window.to()).isBetween(23_000.0, 24_500.0);
      assertThat(model.emphasised()).hasValue(2);
      assertThat(model.timeline().follow().get()).isEqualTo(Follow.NOTHING);
    }

    @Test
    void isNoLongerMarkedWhenSomethingElseIsLookedAt() {
      open(Origin.STORED);
      model.accept(Samples.run(3, 100));
      model.showTrial(2);
      model.timeline().follow().set(Follow.EVERYTHING);
      assertThat(model.emphasised()).isEmpty();

      model.showTrial(3);
      model.unmark();
      assertThat(model.emphasised()).isEmpty();
      model.showTrial(3);
      open(Origin.STORED);
      assertThat(model.emphasised()).isEmpty();
    }

    @Test
    void thatTheRunDoesNotHaveChangesNothing() {
      open(Origin.STORED);
      model.accept(Samples.run(3, 100));

      model.showTrial(4);

      assertThat(model.timeline().follow().get()).isEqualTo(Follow.EVERYTHING);
      assertThat(model.emphasised()).isEmpty();
    }
  }

  @Test
  void processorsAreSaidOfSoManyThatThereAre() {
    open(Origin.STORED);
    model.accept(new ClientRun(1, 0).events().limit(1).toList());
    int cores = model.recording().cores();

    assertThat(cores).isGreaterThan(1);
    assertThat(model.text(Quantity.CORES, 1.37)).isEqualTo("1.4 of " + cores);
    assertThat(model.top(Quantity.CORES, 0.2)).isEqualTo(cores);
    assertThat(model.topText(Quantity.CORES, cores)).isEqualTo(cores + " cores");
    assertThat(model.text(Quantity.BYTES, 1 << 20)).isEqualTo("1 MB");
  }

  @Test
  void lanesOfClientsAreOnlyShownOfARunThatHasThem() {
    open(Origin.STORED);
    model.accept(Samples.run(1, 10));
    model.lanes().move(Strip.PROBES, -1, model.shownLanes());
    assertThat(model.shownLanes())
        .extracting(Lane::strip)
        .doesNotContain(Strip.THROUGHPUT)
        .endsWith(Strip.PROBES, Strip.STORED);

    open(Origin.STORED);
    model.accept(new ClientRun(1, 0).events().toList());
    assertThat(model.shownLanes()).extracting(Lane::strip).contains(Strip.THROUGHPUT);
  }

  @Test
  void twentyThousandEventsAtOnceAreOneChange() {
    open(Origin.STORED);
    long before = model.revision().get();
    List<RunEvent> batch = Samples.run(1, BATCH);

    model.accept(batch);

    assertThat(model.revision().get()).isEqualTo(before + 1);
    assertThat(values(Curve.CPU_WORKER)).isEqualTo(BATCH);
  }

  @Test
  void addedRoundsGoOnBehindAPastRange() {
    open(Origin.LIVE);
    model.accept(Samples.run(1, 100));
    model.timeline().zoom(1_000, 0.5);
    long end = Samples.BEGIN + 10_000;
    model.accept(List.of(new RunEvent.RunFinished(end, false)));
    assertThat(model.isBehind()).as("it has ended").isFalse();

    model.accept(
        List.of(
            new RunEvent.RoundsAdded(
                end + 1, 1, 2, 2, 2, 2, Samples.BEGIN, SampleRun.environment("ext4"))));

    assertThat(model.isBehind()).as("it goes on").isTrue();
    model.followLatest();
    assertThat(model.isBehind()).isFalse();
  }

  @Test
  void anotherRunStartsFromNothing() {
    open(Origin.STORED);
    model.accept(Samples.run(1, 10));
    open(Origin.STORED);

    assertThat(model.isEmpty()).isTrue();
    assertThat(model.where()).isEmpty();
  }

  private OptionalDouble value(Curve curve) {
    return model.reading(curve).stream().mapToDouble(Reading::value).findFirst();
  }

  /// Returns the number of a curve's values. It uses enough columns to give each value its own.
  private int values(Curve curve) {
    var columns = new PixelColumns();
    model.recording().thin(curve, 0, model.recording().end() + 1.0, 4 * BATCH, columns);
    return columns.count();
  }
}
