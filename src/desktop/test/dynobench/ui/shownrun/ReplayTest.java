package dynobench.ui.shownrun;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RoundsAdded;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.OmittedLines;
import dynobench.result.SampleRun;
import dynobench.store.StoredRun;
import dynobench.ui.shownrun.Replay.Speed;
import dynobench.ui.tasks.Notifications;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReplayTest {
  private static final int ALL = 1000;

  /// One event each second: three trials begin and end.
  private static final List<RunEvent> EVENTS = events();

  private final Replay replay = new Replay(run(EVENTS), this::now);
  private long now;

  private long now() {
    return now;
  }

  private static List<RunEvent> events() {
    var events = new ArrayList<RunEvent>();
    long at = SampleRun.BEGIN;
    events.add(SampleRun.started(at, "quick", SampleRun.environment("ext4"), "1.0"));
    for (int number = 1; number <= 3; number++) {
      at += 1000;
      events.add(
          new TrialStarted(
              at, new Trial(number, SampleRun.HEAP, "phases", Rows.at(10), number, false)));
      at += 1000;
      events.add(new TrialFinished(at, number, SampleRun.completed()));
    }
    events.add(new RunFinished(at + 1000, false));
    return events;
  }

  private static StoredRun run(List<RunEvent> events) {
    return new StoredRun(
        Path.of("runs", "the-run"), events, OmittedLines.NONE, Optional.empty(), Optional.empty());
  }

  private List<RunEvent> after(long millis) {
    now += TimeUnit.MILLISECONDS.toNanos(millis);
    return replay.take(ALL);
  }

  @ParameterizedTest
  @EnumSource
  void eventsComeAtTheirPaceTimesTheSpeed(Speed speed) {
    replay.speed().set(speed);

    assertThat(after(0)).containsExactly(EVENTS.get(0));
    assertThat(after(990 / speed.times())).isEmpty();
    assertThat(after(20 / speed.times() + 1)).containsExactly(EVENTS.get(1));
    assertThat(after(3000 / speed.times())).containsExactlyElementsOf(EVENTS.subList(2, 5));
  }

  @Test
  void anotherSpeedCountsFromNowOn() {
    replay.speed().set(Speed.AS_IT_WAS);
    after(500);
    replay.speed().set(Speed.TENFOLD);

    assertThat(after(40)).isEmpty();
    assertThat(after(10)).containsExactly(EVENTS.get(1));
  }

  @Test
  void nothingComesInAPauseAndNothingIsMadeUpForAfterIt() {
    replay.speed().set(Speed.AS_IT_WAS);
    after(0);
    replay.playing().set(false);
    assertThat(after(60_000)).isEmpty();

    replay.playing().set(true);
    assertThat(after(999)).isEmpty();
    assertThat(after(1)).containsExactly(EVENTS.get(1));
  }

  @Test
  void aStepGoesToTheEndOfTheNextTrialAndPauses() {
    after(0);
    replay.step();

    assertThat(after(0)).containsExactlyElementsOf(EVENTS.subList(1, 3));
    assertThat(replay.playing().get()).isFalse();
    assertThat(after(60_000)).isEmpty();
    assertThat(replay.trial().get()).isEqualTo(1);
  }

  @Test
  void itGoesOnAfterAStepFromWhereTheStepEnded() {
    replay.speed().set(Speed.AS_IT_WAS);
    replay.step();
    after(0);
    replay.playing().set(true);

    assertThat(after(999)).isEmpty();
    assertThat(after(1)).containsExactly(EVENTS.get(3));
  }

  @Test
  void twoStepsAtOnceAreTwoTrials() {
    replay.step();
    replay.step();

    assertThat(after(0)).hasSize(5).last().isEqualTo(EVENTS.get(4));
  }

  @Test
  void itEndsWithTheLastEvent() {
    replay.speed().set(Speed.HUNDREDFOLD);
    after(60_000);

    assertThat(replay.ended().get()).isTrue();
    assertThat(replay.playing().get()).isFalse();
    assertThat(replay.fraction().get()).isEqualTo(1);
    assertThat(replay.trials()).isEqualTo(SampleRun.LAST_TRIAL);
    assertThat(after(60_000)).isEmpty();
  }

  @Test
  void noMoreComesAtOnceThanIsAskedForAndTheRestAfterwards() {
    now += TimeUnit.HOURS.toNanos(1);

    assertThat(replay.take(3)).containsExactlyElementsOf(EVENTS.subList(0, 3));
    assertThat(replay.take(ALL)).containsExactlyElementsOf(EVENTS.subList(3, EVENTS.size()));
  }

  @Test
  void shownAgainItBeginsAgain() {
    var showing = new RunDisplay(new Notifications(), Clock.systemUTC());
    showing.show(replay);
    now += TimeUnit.HOURS.toNanos(1);
    showing.take();
    assertThat(showing.result().trials()).hasSize(3);

    showing.show(replay);
    showing.take();
    assertThat(showing.result().trials()).isEmpty();
    assertThat(replay.playing().get()).isTrue();
    assertThat(showing.run().get().origin()).isEqualTo(ShownRun.Origin.REPLAY);
  }

  @Test
  void endedEarlyTheWholeRunIsShown() {
    var showing = new RunDisplay(new Notifications(), Clock.systemUTC());
    showing.show(replay);
    showing.take();
    showing.endReplay();
    showing.take();

    assertThat(showing.replay().get()).isEmpty();
    assertThat(showing.run().get().origin()).isEqualTo(ShownRun.Origin.STORED);
    assertThat(showing.result().trials()).hasSize(3);
  }

  @Test
  void aRunWithoutEventsIsAtItsEnd() {
    var nothing = new Replay(run(List.of()), this::now);

    assertThat(nothing.take(ALL)).isEmpty();
    assertThat(nothing.ended().get()).isTrue();
  }

  @Test
  void addedRoundsComeWithoutThePauseBeforeThem() {
    List<RunEvent> events = new ArrayList<>(EVENTS);
    long end = events.getLast().atMillis();
    long day = TimeUnit.DAYS.toMillis(1);
    events.add(new RoundsAdded(end + day, 3, 1, 4, 4, 1, end, SampleRun.environment("ext4")));
    var trial = new Trial(4, SampleRun.HEAP, "phases", Rows.at(10), 4, false);
    events.add(new TrialStarted(end + day + 1000, trial));
    events.add(new TrialFinished(end + day + 2000, 4, SampleRun.completed()));
    var continued = new Replay(run(events), this::now);
    continued.speed().set(Speed.AS_IT_WAS);
    now += TimeUnit.MILLISECONDS.toNanos(end - SampleRun.BEGIN);

    assertThat(continued.take(ALL)).hasSize(EVENTS.size() + 1).endsWith(events.get(EVENTS.size()));
    now += TimeUnit.MILLISECONDS.toNanos(2000);
    assertThat(continued.take(ALL)).hasSize(2);
    assertThat(continued.ended().get()).isTrue();
    assertThat(continued.trials()).isEqualTo(4);
  }
}
