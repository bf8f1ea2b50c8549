package dynobench.ui.present;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Charts;
import dynobench.result.CrashedRun;
import dynobench.ui.MadeWiring;
import dynobench.ui.charts.ChartView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PresentationSlidesTest {
  private static final ViewId INSERT = ViewId.ofPhases().getFirst();

  @TempDir private Path folder;

  private MadeWiring made;
  private PresentationSlides slides;

  @BeforeEach
  void wire() {
    made = new MadeWiring(folder);
    RunDisplay showing = made.wiring.display();
    slides =
        new PresentationSlides(
            showing, ChartView.ids(), chart -> ChartView.hasFigures(showing, chart));
  }

  @Test
  void leavesOutChartsWithoutFigures() {
    made.show(MadeWiring.run(3, 2));

    assertThat(slides.all())
        .startsWith(INSERT, ViewId.ofPhases().get(1), ViewId.ofPhases().get(2))
        .contains(ViewId.of(Charts.SCALING))
        .doesNotContain(ViewId.ofPhases().get(3), ViewId.of(Charts.DUEL), ViewId.CRASH)
        .endsWith(ViewId.RESULT);
  }

  @Test
  void showsCrashesAndTheirAnswerOfACrashRun() {
    made.show(CrashedRun.events());

    assertThat(slides.all()).containsExactly(ViewId.CRASH, ViewId.RESULT);
  }

  @Test
  void beginsWithTheViewInFront() {
    made.show(MadeWiring.run(3, 2));

    assertThat(slides.first(Optional.of(ViewId.RESULT), Optional.empty())).isEqualTo(ViewId.RESULT);
    assertThat(slides.first(Optional.of(ViewId.LESSONS), Optional.empty()))
        .isEqualTo(ViewId.LESSONS);
    assertThat(slides.first(Optional.of(ViewId.COMPARE), Optional.empty()))
        .isEqualTo(ViewId.COMPARE);
  }

  @Test
  void beginsWithTheLastResultWhereTheViewInFrontIsNone() {
    made.show(MadeWiring.run(3, 2));

    assertThat(slides.first(Optional.of(ViewId.PLAN), Optional.of(ViewId.RESULT)))
        .isEqualTo(ViewId.RESULT);
    assertThat(slides.first(Optional.of(ViewId.PLAN), Optional.of(ViewId.CRASH))).isEqualTo(INSERT);
  }

  /// The charts of a crash run are empty.
  @Test
  void beginsWithTheCrashesWhereAChartIsInFrontOfACrashRun() {
    made.show(CrashedRun.events());

    assertThat(slides.first(Optional.of(INSERT), Optional.of(INSERT))).isEqualTo(ViewId.CRASH);
  }

  @Test
  void showsTheFirstChartWithoutARun() {
    assertThat(slides.all()).isEmpty();
    assertThat(slides.first(Optional.of(ViewId.WELCOME), Optional.empty())).isEqualTo(INSERT);
    assertThat(slides.next(INSERT, 1)).isEqualTo(INSERT);
  }

  @Test
  void turnsRoundInBothDirections() {
    made.show(MadeWiring.run(3, 2));
    List<ViewId> all = slides.all();

    assertThat(slides.next(all.getFirst(), 1)).isEqualTo(all.get(1));
    assertThat(slides.next(all.getFirst(), -1)).isEqualTo(all.getLast());
    assertThat(slides.next(all.getLast(), 1)).isEqualTo(all.getFirst());
    assertThat(slides.next(ViewId.COMPARE, 1)).isEqualTo(all.getFirst());
  }
}
