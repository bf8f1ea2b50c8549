package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.SeriesKey;
import dynobench.plan.Rows;
import dynobench.ui.monitor.VisibleRange.Follow;
import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.monitor.recording.Reading;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.shownrun.ShownRun.Origin;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import org.junit.jupiter.api.Test;

class AlignmentTest {
  private final ObservableSet<SeriesKey> hidden = FXCollections.observableSet();
  private final MonitorViewModel model =
      new MonitorViewModel(
          Clock.systemUTC(), OwnUse.ofThisProgram(Clock.systemUTC()), new Lanes(), hidden);
  private final Alignment alignment = model.alignment();

  private void show(AlignedRun run) {
    model.opened(new ShownRun("run", Origin.STORED, Optional.empty()));
    model.accept(run.events());
    alignment.on().set(true);
  }

  private static AlignedRun twoRounds() {
    return new AlignedRun()
        .trial(AlignedRun.SECOND, 1_000, 20)
        .trial(AlignedRun.FIRST, 1_000, 40)
        .trial(AlignedRun.FIRST, 2_000, 30)
        .trial(AlignedRun.SECOND, 2_000, 10);
  }

  private List<AlignedSeries> series() {
    return alignment.series(model.recording());
  }

  @Test
  void trialsAreListedByContenderInTheOrderOfTheRun() {
    show(twoRounds());

    assertThat(series()).extracting(AlignedSeries::title).containsExactly("HSQLDB cached", "Derby");
    assertThat(series().getFirst().trials()).hasSize(2);
    assertThat(series().getFirst().newest().isOf(3)).isTrue();
    assertThat(model.window()).isEqualTo(new TimeWindow(0, 5_000));
  }

  @Test
  void thePauseBeforeAddedRoundsIsNoTrial() {
    show(
        twoRounds()
            .moreRounds()
            .trial(AlignedRun.SECOND, 1_000, 20)
            .trial(AlignedRun.FIRST, 1_000, 40));

    assertThat(series()).allMatch(each -> each.trials().size() == 3);
    assertThat(alignment.points()).hasSize(3);
  }

  @Test
  void aPhaseCanBeTheCommonStart() {
    show(twoRounds());
    assertThat(alignment.starts()).hasSize(3);

    alignment.start().set(Optional.of("insert"));

    TimeBand newest = series().getFirst().newest();
    assertThat(model.recording().phases().at(newest.from() + 1.0))
        .map(TimeBand::label)
        .contains("insert");
    assertThat(model.window()).isEqualTo(new TimeWindow(0, 4_000));
  }

  @Test
  void thePointsAreAChoiceOfTheTrials() {
    show(twoRounds());
    assertThat(alignment.points()).hasSize(3);

    alignment.point().set(Optional.of(Rows.at(2_000)));

    assertThat(series()).allMatch(each -> each.trials().size() == 1);
    assertThat(model.window()).isEqualTo(new TimeWindow(0, 4_000));
    model.opened(new ShownRun("other", Origin.STORED, Optional.empty()));
    assertThat(alignment.points()).hasSize(1);
    assertThat(alignment.point().get()).isEmpty();
  }

  @Test
  void valuesAreThoseOfTheNewestTrialAtTheReadOutLine() {
    show(twoRounds());
    AlignedSeries first = series().getFirst();
    AlignedSeries second = series().getLast();
    assertThat(megabytes(first)).as("at its end").contains(30L);

    model.range().readAt(1_500);
    assertThat(megabytes(first)).contains(5L);
    assertThat(megabytes(second)).contains(5L);
    assertThat(model.where()).isEqualTo("1.5 s after the start");

    model.range().readAt(3_000);
    assertThat(megabytes(first)).contains(20L);
    assertThat(megabytes(second)).as("has ended before").isEmpty();
  }

  private Optional<Long> megabytes(AlignedSeries series) {
    return model
        .reading(Curve.HEAP_USED, series.newest())
        .map(Reading::value)
        .map(bytes -> (long) (bytes / (1 << 20)));
  }

  @Test
  void aTrialThatGoesOnMakesTheRangeLonger() {
    show(twoRounds().begin(AlignedRun.SECOND, 2_000, 90));

    assertThat(series().getLast().newest().hasEnded()).isFalse();
    assertThat(model.window()).isEqualTo(new TimeWindow(0, 10_000));
  }

  @Test
  void theMachineAndTheWorkbenchHaveNoLanesThere() {
    show(twoRounds());

    assertThat(model.shownLanes())
        .extracting(Lane::strip)
        .contains(Strip.CPU, Strip.HEAP)
        .doesNotContain(Strip.PROBES, Strip.WORKBENCH);
    model.followLatest();
    assertThat(model.shownLanes()).extracting(Lane::strip).contains(Strip.PROBES);
  }

  @Test
  void aHiddenContenderIsHiddenInTheChartsToo() {
    show(twoRounds());

    model.toggle(AlignedRun.FIRST);

    assertThat(hidden).containsExactly(new SeriesKey("run", AlignedRun.FIRST));
    assertThat(series().stream().filter(model::shows)).hasSize(1);
    model.toggle(AlignedRun.FIRST);
    assertThat(hidden).isEmpty();
  }

  @Test
  void zoomingThereLeavesTheTimeOfTheRunAsItIs() {
    show(twoRounds());
    TimeWindow run = model.timeline().window();

    model.range().zoom(2_000, 0.5);

    assertThat(model.range().follow().get()).isEqualTo(Follow.NOTHING);
    assertThat(model.window().length()).isEqualTo(2_500);
    assertThat(model.timeline().window()).isEqualTo(run);
    assertThat(model.isBehind()).isFalse();
  }

  @Test
  void aTrialFromAChartIsShownInTheTimeOfTheRun() {
    show(twoRounds());

    model.showTrial(2);

    assertThat(alignment.on().get()).isFalse();
    assertThat(model.emphasised()).hasValue(2);
  }
}
