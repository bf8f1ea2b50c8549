package dynobench.chart;

import static dynobench.chart.Measured.FILE;
import static dynobench.chart.Measured.FILE_SERIES;
import static dynobench.chart.Measured.MAP;
import static dynobench.chart.Measured.MAP_SERIES;
import static dynobench.chart.Measured.insert;
import static dynobench.chart.Measured.phase;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import dynobench.chart.Picture.ChartPoint;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SortedBarsTest {
  private static Picture of(Chart kind, String phase, RunResult run) {
    return of(ChartRequest.of(kind, phase), run);
  }

  private static Picture of(ChartRequest request, RunResult run) {
    return Picture.of(request, List.of(new ChartSource(run, SourceRole.MAIN)));
  }

  private final RunResult run =
      new Measured("run")
          .trial(MAP, 1000, 1, phase("create", 1, 2, 3), phase("insert", 10, 20, 30))
          .trial(MAP, 2000, 1, phase("create", 2, 3, 4), phase("insert", 20, 100, 30))
          .trial(FILE, 1000, 1, phase("insert", 0, 40, 0))
          .result();

  @Test
  void ofAllPhasesStandInAGroupForEachPhaseAtTheLargestRowCount() {
    Picture picture = of(Charts.ALL, "", run);

    assertThat(picture.title()).isEqualTo("All phases at 2,000 rows");
    assertThat(picture.x().names()).containsExactly("Create", "Insert");
    assertThat(picture.y().log()).isTrue();
    assertThat(picture.lines()).hasSize(1);
    assertThat(picture.lines().getFirst().points())
        .extracting(ChartPoint::x, ChartPoint::y)
        .containsExactly(tuple(0.0, 9.0), tuple(1.0, 150.0));
    assertThat(picture.notes()).contains("No figures at 2,000 rows: Disk file.");
    assertThat(picture.readOut(0, 1)).isEqualTo("Heap map · Insert · 2,000 rows · 150 ms");
  }

  @Test
  void ofAllPhasesStandBesideEachOther() {
    Picture picture =
        of(
            Charts.ALL,
            "",
            new Measured("run")
                .trial(MAP, 1000, 1, insert(10))
                .trial(FILE, 1000, 1, insert(20))
                .result());

    assertThat(picture.lines().getFirst().points().getFirst().x())
        .isCloseTo(-picture.barWidth() / 2, within(1e-9));
    assertThat(picture.lines().getLast().points().getFirst().x())
        .isCloseTo(picture.barWidth() / 2, within(1e-9));
  }

  @Test
  void ofPartsAreStackedFromTheLeft() {
    Picture picture = of(Charts.PARTS, "insert", run);

    assertThat(picture.x().names()).containsExactly("Heap map");
    assertThat(picture.lines())
        .extracting(line -> line.part().orElseThrow())
        .containsExactly(Metric.OPEN, Metric.WORK, Metric.CLOSE);
    assertThat(picture.lines())
        .extracting(line -> line.points().getFirst().base())
        .containsExactly(0.0, 20.0, 120.0);
    assertThat(picture.lines())
        .extracting(line -> line.points().getFirst().y())
        .containsExactly(20.0, 120.0, 150.0);
    assertThat(picture.readOut(1, 0)).isEqualTo("Heap map · work · 2,000 rows · 100 ms");
  }

  @Test
  void standGroupedByPromiseAndTheBestOfEachGroupFirst() {
    var measured =
        new Measured("run", List.of(MAP_SERIES, FILE_SERIES, other("slow"), other("fast")));
    RunResult one =
        measured
            .ofTrialsOnly()
            .trial(MAP, 1000, 1, insert(1))
            .trial(FILE, 1000, 1, insert(50))
            .trial(other("slow").contender(), 1000, 1, insert(90))
            .trial(other("fast").contender(), 1000, 1, insert(20))
            .result();
    Picture picture = of(Charts.PHASE, "insert", one);

    assertThat(picture.x().categories())
        .extracting(Picture.Category::name, Picture.Category::heading)
        .containsExactly(
            tuple("survives kill and power cut: all acknowledged rows", true),
            tuple("Other fast", false),
            tuple("Disk file", false),
            tuple("Other slow", false),
            tuple("nothing outlives the process", true),
            tuple("Heap map", false));
    assertThat(picture.lines())
        .extracting(line -> line.points().getFirst().x())
        .containsExactly(1.0, 2.0, 3.0, 5.0);
  }

  @Test
  void standWithTheMostFirstWhereMoreIsBetter() {
    var two = new Measured("run", List.of(other("slow"), other("fast"))).ofTrialsOnly();
    two.trial(other("slow").contender(), 1000, 1, insert(90));
    two.trial(other("fast").contender(), 1000, 1, insert(20));
    var request = ChartRequest.of(Charts.PHASE, "insert").of(Metric.WORK_RATE);

    assertThat(of(request, two.result()).x().names()).containsExactly("Other fast", "Other slow");
  }

  private static Series other(String mode) {
    return new Series(
        new Contender("other", mode, new Autocommit()),
        "Other " + mode,
        "1",
        "POWER_CUT",
        "",
        Optional.empty(),
        List.of());
  }

  @Test
  void ofPartsStayOnALinearAxis() {
    Picture picture = of(new ChartRequest(Charts.PARTS, "insert", true, true), run);

    assertThat(picture.y().log()).isFalse();
    assertThat(picture.notes()).anyMatch(note -> note.contains("this axis is linear"));
  }

  @Test
  void ofAveragesShowTheMeanTimePerRowAndItsRange() {
    Picture picture = of(Charts.AVERAGES, "insert", run);

    assertThat(picture.x().names()).containsExactly("Disk file", "Heap map");
    assertThat(picture.y().label()).isEqualTo("time per row, µs");
    assertThat(picture.lines().getLast().points())
        .containsExactly(
            new ChartPoint(3, 67.5, 60, 75, 0, 0, "mean of 2 row counts", List.of())
                .observing(List.of(60.0, 75.0)));
    assertThat(picture.readOut(1, 0))
        .isEqualTo("Heap map · mean of 2 row counts · 67.5 µs (60.0 – 75.0)");
  }
}
