package dynobench.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.Rounds;
import dynobench.chart.Picture.Stretch;
import dynobench.drawing.ChartTheme;
import dynobench.drawing.PictureChart;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.result.WarmRun;
import java.util.List;
import org.junit.jupiter.api.Test;

class SteadyChartTest {
  private static Picture of(RunResult run) {
    return Picture.of(
        ChartRequest.of(Charts.STEADY, WarmRun.PHASE),
        List.of(new ChartSource(run, SourceRole.MAIN)));
  }

  @Test
  void beginsAtTheFirstIteration() {
    Picture picture = of(WarmRun.of(2).result());

    assertThat(picture.empty()).isEmpty();
    assertThat(picture.lines()).hasSize(2);
    assertThat(picture.lines().getFirst().points()).hasSize(20);
    assertThat(picture.lines().getFirst().points().getFirst().x()).isEqualTo(1);
    assertThat(picture.readOut(0, 0))
        .isEqualTo("Heap map · iteration 1 · 10 rows · 100 ms (n = 6)");
  }

  @Test
  void marksTheSteadyWindowAndTheOnesThatNeverGotThere() {
    ChartLine second = of(WarmRun.of(2).result()).lines().get(1);
    Rounds rounds = second.rounds().orElseThrow();

    assertThat(rounds.steady()).contains(new Stretch(11, 20));
    assertThat(rounds.strands()).hasSize(6);
    assertThat(rounds.strands().stream().map(Picture.Strand::crossed))
        .containsExactly(true, true, false, false, false, false);
  }

  @Test
  void endsTheLineOfMediansWhereFewerThanHalfOfTheRoundsGot() {
    ChartLine second = of(WarmRun.of(2).result()).lines().get(1);

    assertThat(second.points()).hasSize(20);
    assertThat(second.rounds().orElseThrow().strands().getFirst().points()).hasSize(60);
  }

  @Test
  void explainsItsLinesAndCrosses() {
    assertThat(of(WarmRun.of(2).result()).notes())
        .anySatisfy(note -> assertThat(note).contains("Thin lines are JVMs"))
        .anySatisfy(note -> assertThat(note).contains("A cross marks"));
    assertThat(of(WarmRun.of(0).result()).notes())
        .noneSatisfy(note -> assertThat(note).contains("A cross marks"));
  }

  @Test
  void showsWhatARunThatGoesOnHasSoFar() {
    var events = WarmRun.of(0).events();
    RunResult run = SampleRun.result(events.subList(0, 14));

    Picture picture = of(run);

    assertThat(picture.lines())
        .singleElement()
        .satisfies(line -> {
          assertThat(line.points()).hasSizeBetween(3, 6);
          assertThat(line.rounds().orElseThrow().steady()).isEmpty();
        });
  }

  @Test
  void saysOfAColdRunWhatWouldMakeIt() {
    assertThat(of(SampleRun.result(SampleRun.events())).empty()).contains("warm = \"steady\"");
  }

  @Test
  void hasRoomForRoundsThatWentOnForLongerThanTheLine() {
    var chart = new PictureChart(of(WarmRun.of(2).result()), ChartTheme.LIGHT);

    assertThat(chart.getXYPlot().getDomainAxis().getUpperBound()).isGreaterThanOrEqualTo(60);
    assertThat(chart.getXYPlot().getDomainAxis().getLowerBound()).isBetween(-3.0, 1.0);
  }
}
