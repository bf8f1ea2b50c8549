package dynobench.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.drawing.ChartFile;
import dynobench.drawing.ChartTheme;
import dynobench.event.Series;
import dynobench.result.MadeDuel;
import dynobench.result.RunResult;
import dynobench.stats.InterimLooks;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RatioChartsTest {
  private static final int FIRST = InterimLooks.next(0).orElseThrow();

  private static Picture picture(Chart chart, RunResult run) {
    return Picture.of(
        ChartRequest.of(chart, "insert"), List.of(new ChartSource(run, SourceRole.MAIN)));
  }

  @Nested
  class OfADuel {
    @Test
    void showTheIntervalOfEachLook() {
      Picture picture =
          picture(Charts.DUEL, new MadeDuel(MadeDuel.rules()).rounds(3 * FIRST, 1.3).run());
      Picture.ChartLine ratio = picture.lines().getLast();

      assertThat(ratio.name()).isEqualTo("Insert time");
      assertThat(ratio.points().getFirst().x()).isEqualTo(FIRST);
      assertThat(ratio.points()).hasSizeGreaterThan(1);
      assertThat(ratio.points())
          .allMatch(point -> point.low() < point.y() && point.y() < point.high());
      assertThat(ratio.points().getLast().y()).isCloseTo(1.3, within(0.05));
      assertThat(picture.readOut(1, 0)).contains("1.31 ×");
    }

    @Test
    void holdThemAgainstALineAtOne() {
      Picture.ChartLine level =
          picture(Charts.DUEL, new MadeDuel(MadeDuel.rules()).rounds(FIRST, 1.3).run())
              .lines()
              .getFirst();

      assertThat(level.name()).isEqualTo("Heap map");
      assertThat(level.points()).allMatch(point -> point.y() == 1);
    }

    @Test
    void haveTheAnswerInTheTitle() {
      assertThat(
              picture(Charts.DUEL, new MadeDuel(MadeDuel.rules()).rounds(FIRST, 3).run()).title())
          .isEqualTo("Appended file is slower than Heap map");
    }

    @Test
    void areDrawnWithTheirNamesAndVerdicts() {
      Picture picture = picture(Charts.DUEL, new MadeDuel(MadeDuel.rules()).rounds(40, 1.3).run());

      assertThat(new ChartFile(picture, ChartTheme.LIGHT, 1200, 750).svgText(""))
          .contains("Heap map", "Insert time", "Appended file is slower than Heap map")
          .contains("rounds", "it takes 1.3");
    }

    @Test
    void sayWhenTheFirstLookIs() {
      Picture picture = picture(Charts.DUEL, new MadeDuel(MadeDuel.rules()).rounds(2, 3).run());

      assertThat(picture.empty()).isEqualTo("2 rounds: the first interim look is after %d.", FIRST);
    }
  }

  @Test
  void contendersStandBesideTheFirstWithTheirPromise() {
    Series twin =
        new Series(
            Measured.FILE,
            "Twin",
            "1.0",
            "PROCESS",
            "nothing survives",
            Optional.empty(),
            List.of());
    var measured = new Measured("run", List.of(Measured.MAP_SERIES, twin));
    for (int round = 1; round <= 12; round++) {
      measured
          .trial(Measured.MAP, 1000, round, Measured.insert(10 * round))
          .trial(Measured.FILE, 1000, round, Measured.insert((round % 2 == 0 ? 12 : 13) * round));
    }
    Picture picture = picture(Charts.RATIOS, measured.result());

    assertThat(picture.x().names()).containsExactly("1  Heap map", "2  Twin");
    assertThat(picture.lines().getFirst().points().getFirst().y()).isEqualTo(1);
    Picture.ChartPoint second = picture.lines().getLast().points().getFirst();
    assertThat(second.y()).isCloseTo(1.25, within(0.01));
    assertThat(second.low()).isCloseTo(1.2, within(0.01));
    assertThat(second.high()).isCloseTo(1.3, within(0.01));
  }

  @Test
  void anotherRunIsNoDuel() {
    RunResult run = new Measured("run").trial(Measured.MAP, 1000, 1, Measured.insert(10)).result();

    assertThat(picture(Charts.DUEL, run).empty()).startsWith("This run is not a duel");
  }
}
