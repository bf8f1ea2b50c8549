package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.ChartRequest;
import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.Picture;
import dynobench.chart.Picture.ChartPoint;
import dynobench.chart.SourceRole;
import dynobench.report.Report;
import dynobench.result.ContinuedRun;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests of all places that mark the parts of a run to which rounds were added.
class PartWordsTest {
  private final RunResult run = SampleRun.result(ContinuedRun.events());
  private final RunResult plain = SampleRun.result(SampleRun.events());

  @Test
  void oneSentenceNamesAllPartsWithTheirTimes() {
    assertThat(PartWords.sentence(run))
        .contains(
            "Measured in 2 parts: round 1 on 20 November 2026, 14:02 UTC; rounds 2–3 on 21 November"
                + " 2026, 14:02 UTC.");
    assertThat(PartWords.added(run)).contains("rounds 2–3 added later");
    assertThat(PartWords.sentence(plain)).isEmpty();
    assertThat(PartWords.added(plain)).isEmpty();
  }

  @Test
  void theReportHasTheSentence() {
    assertThat(Report.html(run, List.of(), List.of()))
        .contains(PartWords.sentence(run).orElseThrow());
    assertThat(Report.html(plain, List.of(), List.of())).doesNotContain("Measured in");
  }

  @Test
  void theLongTableHasAColumn() throws IOException {
    var csv = new StringBuilder();
    LongCsv.write(run, csv, FormulaHandling.KEPT);
    var other = new StringBuilder();
    LongCsv.write(plain, other, FormulaHandling.KEPT);

    assertThat(csv.toString().lines().findFirst().orElseThrow()).contains(",part,rate_per_s");
    assertThat(other.toString().lines().findFirst().orElseThrow()).doesNotContain("part");
    List<FurtherColumn> columns =
        FurtherColumn.of(run).stream().filter(each -> each.head().equals("part")).toList();
    assertThat(TrialRow.of(run).map(row -> columns.getFirst().cell().apply(row) + ""))
        .containsExactly("1", "1", "1", "1", "2", "2", "2", "2", "2", "2");
  }

  @Test
  void theChartOfRepetitionsNamesTheRoundsAndLeavesOutTheirWarmUps() {
    Picture picture =
        Picture.of(
            ChartRequest.of(Charts.ORDER, "insert"),
            List.of(new ChartSource(run, SourceRole.MAIN)));

    assertThat(picture.notes()).anyMatch(it -> it.equals("run: rounds 2–3 added later."));
    assertThat(picture.lines().getFirst().points().stream().map(ChartPoint::x))
        .containsExactly(0.0, 1.0, 2.0, 3.0);
  }
}
