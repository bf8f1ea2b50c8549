package dynobench.ui.shownrun;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.result.SampleRun;
import dynobench.result.TrialResult;
import dynobench.ui.SteppedClock;
import dynobench.ui.tasks.Notifications;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ViewRefreshTest {
  private static final long TICK_MILLIS = 100;

  private final AtomicLong now = new AtomicLong(SampleRun.BEGIN);
  private final RunDisplay showing = new RunDisplay(new Notifications(), new SteppedClock(now));
  private final EventFeed feed = new EventFeed();
  private final AtomicInteger worked = new AtomicInteger();
  private final ViewRefresh refresh = new ViewRefresh(showing, worked::incrementAndGet);
  private final List<RunEvent> events = SampleRun.events();

  private void open(ShownRun.Origin origin) {
    refresh.visible().set(true);
    showing.show(new ShownRun("run", origin, Optional.empty()), feed);
    worked.set(0);
  }

  /// Adds an event and ticks.
  ///
  /// @param next index of the event
  private void tick(int next) {
    feed.accept(events.get(next));
    tick();
  }

  private void tick() {
    now.addAndGet(TICK_MILLIS);
    showing.take();
    showing.refresh();
  }

  @Test
  void ofALiveRunWorksAtMostTwiceASecond() {
    open(ShownRun.Origin.LIVE);

    for (int next = 0; next < 20; next++) {
      tick(next);
    }

    assertThat(worked).hasValue(4);
  }

  @Test
  void ofASummarisedRunDrawsAtOnceAndWorksOutWhatTakesTimeATickLater() {
    var doubted = new AtomicInteger();
    ViewRefresh.afterOthers(showing, doubted::incrementAndGet).visible().set(true);
    open(ShownRun.Origin.STORED);
    doubted.set(0);
    feed.setResult(SampleRun.result(events));
    tick();
    assertThat(worked).hasValue(1);
    assertThat(doubted).hasValue(0);
    tick();
    assertThat(worked).hasValue(1);
    assertThat(doubted).hasValue(1);
  }

  @Test
  void ofAStoredRunMakesLittleOfItsPartsAndAllOfItAtItsEnd() {
    open(ShownRun.Origin.STORED);
    int figures = 0;
    while (showing.result().trials().stream().noneMatch(TrialResult::counts)) {
      tick(figures);
      figures++;
    }
    int begun = worked.get();
    for (int next = figures; next < events.size() - 1; next++) {
      tick(next);
    }
    int before = worked.get();
    assertThat(before - begun).isLessThanOrEqualTo(1 + (events.size() - figures) / 20);

    tick(events.size() - 1);
    assertThat(worked).hasValue(before + 1);
  }

  @Test
  void aLogThatWasCutOffIsWholeWhenNoMoreOfItComes() {
    open(ShownRun.Origin.STORED);
    for (int next = 0; next < 12; next++) {
      tick(next);
    }
    int before = worked.get();

    tick();
    assertThat(worked).hasValue(before + 1);
    tick();
    assertThat(worked).hasValue(before + 1);
  }

  @Test
  void theEndOfALiveRunIsSeenAtOnce() {
    open(ShownRun.Origin.LIVE);
    for (int next = 0; next < events.size() - 1; next++) {
      tick(next);
    }
    int before = worked.get();

    tick(events.size() - 1);
    assertThat(worked).hasValue(before + 1);
  }
}
