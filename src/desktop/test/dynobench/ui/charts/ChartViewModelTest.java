package dynobench.ui.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Charts;
import dynobench.chart.DotsChart;
import dynobench.chart.Picture;
import dynobench.chart.PictureCaption;
import dynobench.chart.SeriesKey;
import dynobench.drawing.AxisRanges;
import dynobench.event.RunEvent;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.ui.MadeWiring;
import dynobench.ui.charts.PointKey.PointIndex;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.tasks.NoDialogs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChartViewModelTest {
  private static final int REPETITIONS = 4;

  @TempDir private Path folder;
  private Path answer = Path.of("");
  private MadeWiring made;
  private ChartViewModel model;

  private final class Answers extends NoDialogs {
    @Override
    public Optional<Path> save(String title, String name) {
      return Optional.of(answer);
    }
  }

  @BeforeEach
  void open() {
    made = new MadeWiring(folder, new Answers());
    model = new ChartViewModel(made.wiring.display(), ChartTabs.of(Charts.STANDARD).getFirst());
    made.show(MadeWiring.run(3, REPETITIONS));
  }

  private void save(String type) {
    var export =
        new ChartExport(made.wiring.dialogs(), made.wiring.appearance(), made.wiring.tasks());
    export.ask("", model.fileName(type), () -> export.drawing(model, AxisRanges.ALL));
  }

  @Test
  void whatNobodySeesIsNotWorkedOut() {
    assertThat(model.picture().get().lines()).isEmpty();

    model.visible().set(true);

    assertThat(model.picture().get().lines()).hasSize(MadeWiring.CONTENDERS.size());
    assertThat(model.phases()).containsExactly("create", "insert", "select");
  }

  @Test
  void aChartThatIsAddedToTheListHasATab() {
    var tab = ChartTabs.of(Charts.STANDARD.with(new DotsChart())).getLast();
    var dots = new ChartViewModel(made.wiring.display(), tab);
    dots.visible().set(true);

    assertThat(tab.view().id()).isEqualTo("chart.dots");
    assertThat(tab.title(made.wiring.display().workload()).getValue())
        .isEqualTo(new DotsChart().title());
    assertThat(dots.picture().get().lines()).isNotEmpty();
  }

  @Test
  void growthIsOfWorkAndOfNoWholeTime() {
    var tab =
        ChartTabs.of(Charts.STANDARD).stream()
            .filter(each -> each.chart().equals(Charts.SCALING))
            .findFirst()
            .orElseThrow();
    var scaling = new ChartViewModel(made.wiring.display(), tab);
    scaling.visible().set(true);

    assertThat(scaling.metric().get()).isEqualTo(Metric.WORK);
    assertThat(scaling.metrics()).doesNotContain(Metric.TIME, Metric.WORK_RATE);
    assertThat(scaling.picture().get().lines()).isNotEmpty();
    assertThat(scaling.title("select")).isEqualTo("Select");
  }

  @Test
  void theXAxisBeginsWithTheFactorThatItShows() {
    model.visible().set(true);

    assertThat(model.factors()).containsExactly("rows");
    assertThat(model.factor().get()).isEqualTo("rows");
  }

  @Test
  void aPointComesAsSoonAsItsTrialHasEnded() {
    model.visible().set(true);
    int before = model.picture().get().lines().getFirst().points().size();

    var next =
        new Trial(1_000, MadeWiring.CONTENDERS.getFirst(), "phases", Rows.at(9_000), 1, false);
    made.happen(MadeWiring.trial(next));

    assertThat(model.picture().get().lines().getFirst().points()).hasSize(before + 1);
  }

  @Test
  void anotherPhaseAndAnotherAxisAreSeenAtOnce() {
    model.visible().set(true);

    model.logY().set(true);
    model.phase().set("select");

    assertThat(model.picture().get().y().log()).isTrue();
    assertThat(model.picture().get().title()).containsIgnoringCase("select");
  }

  @Test
  void aPickedSeriesStandsOutUntilItIsPickedAgain() {
    model.visible().set(true);

    model.pick(1);

    var key = new SeriesKey("made", MadeWiring.CONTENDERS.get(1));
    assertThat(made.wiring.display().selected().get()).contains(key);
    assertThat(model.picture().get().faded(model.picture().get().lines().getFirst())).isTrue();
    model.pick(1);
    assertThat(made.wiring.display().selected().get()).isEmpty();
  }

  @Test
  void theKeyboardPicksOneSeriesAfterTheOther() {
    model.visible().set(true);
    var selected = made.wiring.display().selected();

    model.pickNext(1);
    assertThat(selected.get().orElseThrow().contender())
        .isEqualTo(MadeWiring.CONTENDERS.getFirst());
    model.pickNext(-1);
    assertThat(selected.get()).isEmpty();
    model.pickNext(-1);
    assertThat(selected.get().orElseThrow().contender()).isEqualTo(MadeWiring.CONTENDERS.getLast());
  }

  @Test
  void aHiddenSeriesIsLeftOut() {
    model.visible().set(true);

    made.wiring.display().hidden().add(new SeriesKey("made", MadeWiring.CONTENDERS.getFirst()));

    assertThat(model.picture().get().lines()).hasSize(MadeWiring.CONTENDERS.size() - 1);
  }

  @Test
  void thePointerReadsAPointOut() {
    model.visible().set(true);

    model.pointing().at(Optional.of(new PointIndex(0, 1)));

    assertThat(model.pointing().words()).contains("HSQLDB cached").contains("2,000 rows");
  }

  @Test
  void theReadOutFollowsTheDataWhateverComesBeforeIt() {
    model.visible().set(true);
    model.pointing().at(Optional.of(new PointIndex(1, 1)));
    String before = model.pointing().words();

    made.happen(slowTrialOf(MadeWiring.CONTENDERS.get(1)));
    made.wiring.display().hidden().add(new SeriesKey("made", MadeWiring.CONTENDERS.getFirst()));

    assertThat(model.pointing().place().get()).contains(new PointIndex(0, 1));
    assertThat(model.pointing().words())
        .isNotEqualTo(before)
        .startsWith("Derby · 2,000 rows")
        .contains("n = " + (REPETITIONS + 1));
  }

  private static List<RunEvent> slowTrialOf(Contender contender) {
    return MadeWiring.trial(new Trial(1_000, contender, "phases", Rows.at(2_000), 10, false));
  }

  @Test
  void theReadOutIsGoneWithItsPointAndWithTheQuestion() {
    model.visible().set(true);
    model.pointing().at(Optional.of(new PointIndex(1, 1)));
    made.wiring.display().hidden().add(new SeriesKey("made", MadeWiring.CONTENDERS.get(1)));
    assertThat(model.pointing().words()).isEmpty();

    model.pointing().at(Optional.of(new PointIndex(0, 0)));
    model.phase().set("select");
    assertThat(model.pointing().words()).isEmpty();

    model.pointing().at(Optional.of(new PointIndex(0, 0)));
    made.show(MadeWiring.run(2, 1));
    assertThat(model.pointing().words()).isEmpty();
  }

  @Test
  void keysWalkFromPointToPointAndFromLineToLine() {
    model.visible().set(true);

    model.pointing().next(1);
    model.pointing().next(1);
    assertThat(model.pointing().place().get()).contains(new PointIndex(0, 1));
    model.pointing().across(-1);
    assertThat(model.pointing().place().get()).contains(new PointIndex(2, 1));
    model.pointing().across(1);
    model.pointing().next(-1);
    model.pointing().next(-1);
    assertThat(model.pointing().place().get()).contains(new PointIndex(2, 2));
  }

  @Test
  void behindAPointIsATrialOfTheShownRunAndOfNoOther() {
    model.visible().set(true);
    assertThat(model.trial()).isEmpty();

    model.pointing().at(Optional.of(new PointIndex(0, 1)));
    int trial = model.trial().orElseThrow();
    Trial behind =
        made.wiring.display().result().trials().stream()
            .map(TrialResult::trial)
            .filter(each -> each.number() == trial)
            .findFirst()
            .orElseThrow();
    assertThat(behind.contender()).isEqualTo(MadeWiring.CONTENDERS.getFirst());
    assertThat(behind.levels()).isEqualTo(Rows.at(2_000));
    assertThat(behind.warmup()).isFalse();

    var other = new RunResult("other");
    MadeWiring.run(3, 1).forEach(other);
    made.wiring.display().overlays().add(new RunDisplay.Overlay(other, false));
    model.pointing().at(Optional.of(new PointIndex(MadeWiring.CONTENDERS.size(), 1)));
    assertThat(model.pointing().words()).contains("other");
    assertThat(model.trial()).isEmpty();
  }

  @Test
  void aSeriesIsHiddenOrIsolatedAndAllComeBack() {
    model.visible().set(true);
    var derby = new SeriesKey("made", MadeWiring.CONTENDERS.get(1));

    model.toggle(derby);
    assertThat(model.picture().get().lines())
        .extracting(Picture.ChartLine::key)
        .hasSize(2)
        .doesNotContain(derby);
    model.isolate(derby);
    assertThat(model.picture().get().lines())
        .extracting(Picture.ChartLine::key)
        .containsExactly(derby);
    model.hideNone();
    assertThat(model.picture().get().lines()).hasSize(MadeWiring.CONTENDERS.size());
    assertThat(model.name(derby)).isEqualTo("Derby");
  }

  @Test
  void theChartIsWrittenAsTheFilesNameSays() throws IOException {
    model.visible().set(true);
    answer = folder.resolve(model.fileName("svg"));

    save("svg");

    assertThat(answer).hasFileName("made-insert.svg");
    assertThat(Files.readString(answer)).contains("<svg", "HSQLDB cached", PictureCaption.SIGNS);
  }

  @Test
  void aFileThatCannotBeWrittenIsASentence() {
    model.visible().set(true);
    answer = folder.resolve("no-such-folder").resolve("chart.png");

    save("png");

    assertThat(made.wiring.notifications().list())
        .singleElement()
        .satisfies(notice -> assertThat(notice.sentence()).contains("no-such-folder"));
  }
}
