package dynobench.ui.shownrun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.event.RunEvent;
import dynobench.reference.References;
import dynobench.result.MeasurementSet;
import dynobench.result.OmittedLines;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.result.TrialResult;
import dynobench.store.StoredRun;
import dynobench.ui.tasks.Notifications;
import dynobench.warning.ResultWarnings;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShownRunStateTest {
  private static final List<RunEvent> EVENTS = SampleRun.events();
  private static final List<RunEvent> CUT_OFF = EVENTS.subList(0, EVENTS.size() - 1);

  private static ShownRunState reading() {
    return new ShownRunState.PartlyRead(new RunResult("stored"));
  }

  @Test
  void ofNothingThereIsNothingToWaitForOrToDoubt() {
    var nothing = new ShownRunState.Nothing();

    assertThat(nothing.grows()).isFalse();
    assertThat(nothing.doubts()).isEmpty();
    assertThat(nothing.figures()).isSameAs(nothing.result());
    assertThat(nothing.after(List.of())).isSameAs(nothing);
  }

  @Nested
  class ALiveRun {
    private final ShownRunState live = new ShownRunState.Live(new RunResult("live"));

    @Test
    void growsUntilItsEndHoweverLongNothingComes() {
      assertThat(live.after(CUT_OFF)).isSameAs(live);
      assertThat(live.after(List.of())).isSameAs(live);
      assertThat(live.isChangedBy(List.of())).isFalse();
      assertThat(live.grows()).isTrue();
      assertThat(live.isBeingRead()).isFalse();
      assertThat(live.doubts()).isEqualTo(ResultWarnings.soFar(SampleRun.result(CUT_OFF)));

      live.after(EVENTS.subList(CUT_OFF.size(), EVENTS.size()));
      assertThat(live.grows()).isFalse();
      assertThat(live.doubts()).isEqualTo(ResultWarnings.atEnd(SampleRun.result(EVENTS)));
    }

    @Test
    void isChangedByMeasurementsAndNotBySamplesAndLogLines() {
      List<RunEvent> samples =
          EVENTS.stream()
              .filter(each -> each instanceof RunEvent.Sampled || each instanceof RunEvent.Logged)
              .toList();

      assertThat(samples).isNotEmpty();
      assertThat(live.isChangedBy(samples)).isFalse();
      assertThat(live.isChangedBy(EVENTS)).isTrue();
    }
  }

  @Nested
  class AStoredRun {
    @Test
    void isNotDoubtedWhileItIsRead() {
      ShownRunState now = reading();
      assertThat(now.isBeingRead()).as("before its first figures").isFalse();

      now = now.after(CUT_OFF);
      assertThat(now).isInstanceOf(ShownRunState.PartlyRead.class);
      assertThat(now.result().trials()).anyMatch(TrialResult::counts);
      assertThat(now.isBeingRead()).isTrue();
      assertThat(now.grows()).isTrue();
      assertThat(now.doubts()).isEmpty();
    }

    @Test
    void thatWasCutOffEndsWhereNothingMoreComes() {
      ShownRunState now = reading().after(CUT_OFF);
      assertThat(now.isChangedBy(List.of())).as("what is missing is lost now").isTrue();

      now = now.after(List.of());
      assertThat(now).isInstanceOf(ShownRunState.Read.class);
      assertThat(now.grows()).isFalse();
      assertThat(now.isBeingRead()).isFalse();
      assertThat(now.doubts())
          .isNotEmpty()
          .isEqualTo(ResultWarnings.atEnd(SampleRun.result(CUT_OFF)));
      assertThat(now.isChangedBy(List.of())).as("once").isFalse();
      assertThat(now.after(List.of())).isSameAs(now);
    }

    @Test
    void isReadOnWhenASlowDiskBringsMore() {
      List<RunEvent> first = EVENTS.subList(0, EVENTS.size() / 2);
      ShownRunState now = reading().after(first).after(List.of());
      assertThat(now.grows()).isFalse();

      now = now.after(EVENTS.subList(first.size(), CUT_OFF.size()));
      assertThat(now.grows()).isTrue();
      now = now.after(EVENTS.subList(CUT_OFF.size(), EVENTS.size()));
      assertThat(now.grows()).isFalse();
      assertThat(now.result().trials()).isEqualTo(SampleRun.result(EVENTS).trials());
    }

    @Test
    void withASummaryTakesNoFiguresOfItsEvents() {
      RunResult whole = SampleRun.result(CUT_OFF);
      var summarised = new ShownRunState.Summarised(whole);
      List<TrialResult> before = List.copyOf(whole.trials());

      assertThat(summarised.isSummarised()).isTrue();
      assertThat(summarised.isChangedBy(EVENTS)).isFalse();
      assertThat(summarised.after(EVENTS)).isSameAs(summarised);
      assertThat(summarised.after(List.of())).isSameAs(summarised);
      assertThat(whole.trials()).isEqualTo(before);
      assertThat(summarised.grows()).isFalse();
      assertThat(summarised.doubts()).isEqualTo(ResultWarnings.atEnd(whole));
    }
  }

  @Test
  void publishedFiguresStandBesideAnEmptyResult() {
    MeasurementSet figures = References.figures("lawrence-2005").orElseThrow();
    var published = new ShownRunState.Published(figures);

    assertThat(published.figures()).isSameAs(figures);
    assertThat(published.result().trials()).isEmpty();
    assertThat(published.grows()).isFalse();
    assertThat(published.doubts()).isEmpty();
  }

  @Nested
  class InAWindow {
    private final RunDisplay showing = new RunDisplay(new Notifications(), Clock.systemUTC());
    @TempDir private Path folder;

    @Test
    void aReplayGrowsAndEndsAsAStoredRun() {
      var run =
          new StoredRun(folder, CUT_OFF, OmittedLines.NONE, Optional.empty(), Optional.empty());
      showing.show(new Replay(run, () -> 0));
      assertThat(showing.replay().get()).isPresent();
      showing.take();
      showing.take();
      assertThat(showing.grows()).isTrue();

      showing.endReplay();
      assertThat(showing.replay().get()).isEmpty();
      showing.take();
      assertThat(showing.isBeingRead()).isTrue();
      showing.take();
      assertThat(showing.grows()).isFalse();
      assertThat(showing.doubts()).isNotEmpty();
    }

    @Test
    void theNextRunKnowsNothingOfTheOneBefore() {
      showing.show(References.figures("lawrence-2005").orElseThrow());
      assertThat(showing.figures().id()).isEqualTo("lawrence-2005");

      showing.show(
          new ShownRun("run", ShownRun.Origin.LIVE, Optional.empty()), new PastEvents(CUT_OFF));
      showing.take();
      assertThat(showing.figures()).isSameAs(showing.result());
      assertThat(showing.grows()).isTrue();
    }

    @Test
    void eventsBelongToALiveOrAStoredRun() {
      assertThatThrownBy(() -> showing.show(ShownRun.NOTHING, new PastEvents(EVENTS)))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
