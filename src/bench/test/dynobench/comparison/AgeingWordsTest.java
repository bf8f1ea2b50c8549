package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Metric;
import dynobench.result.AgedSeries;
import dynobench.result.AgeingRun;
import dynobench.result.RunResult;
import dynobench.table.AgeingTable;
import java.util.function.IntToLongFunction;
import org.junit.jupiter.api.Test;

class AgeingWordsTest {
  private static String words(RunResult run) {
    var words = new ResultWords(run, RunRankings.of(run, Metric.TIME));
    return words.lines(AgedSeries.of(run).getFirst().levels()).getFirst().sentence();
  }

  private static RunResult run(int cycles, IntToLongFunction stored, long cleaned) {
    return new AgeingRun(cycles, stored, cleaned).result();
  }

  @Test
  void sayHowTheFilesGrowAndWhatTheCleanUpGivesBack() {
    assertThat(words(run(20, cycle -> cycle * AgeingRun.LIVE, 2 * AgeingRun.LIVE)))
        .isEqualTo(
            "h2/file: after 20 cycles 20.0 times its data, growing by 1.00 a cycle (1.00 \u2013"
                + " 1.00); once closed 20.0 times; clean-up gives 90 % back in 0.25 s.");
  }

  @Test
  void sayThatFilesNoLongerGrow() {
    assertThat(words(run(20, cycle -> Math.min(cycle, 5) * AgeingRun.LIVE, 5 * AgeingRun.LIVE)))
        .contains("5.0 times its data, no longer growing (0.000 a cycle")
        .contains("clean-up gives nothing back");
  }

  @Test
  void leaveTheTrendOfASawOpen() {
    assertThat(words(run(20, cycle -> (1 + cycle % 7) * AgeingRun.LIVE, AgeingRun.LIVE)))
        .contains("rising and falling; more cycles would show whether it grows");
  }

  /// All pairs of 10,000 cycles would take seconds and a gigabyte.
  @Test
  void judgeOnlyTheLastOfManyCycles() {
    assertThat(words(run(10_000, cycle -> 1000L * cycle + AgeingRun.LIVE, AgeingRun.LIVE)))
        .contains("10,000 cycles 11.0 times its data, no longer growing (0.001 a cycle");
  }

  @Test
  void haveNoTrendWithFewCycles() {
    assertThat(words(run(14, cycle -> cycle * AgeingRun.LIVE, AgeingRun.LIVE)))
        .startsWith("h2/file: after 14 cycles 14.0 times its data; once closed");
  }

  @Test
  void tableAndWordsSayTheSame() {
    RunResult run = run(20, cycle -> cycle * AgeingRun.LIVE, 2 * AgeingRun.LIVE);

    assertThat(AgeingTable.lines(run).getFirst())
        .hasSameSizeAs(AgeingTable.head())
        .containsExactly(
            "20,000 records",
            "h2/file",
            "20",
            "1.00",
            "20.0",
            "20.0",
            "1.000 (1.000 \u2013 1.000)",
            "grow",
            "1.00",
            "20.0",
            "20.0",
            "2.00",
            "90 %");
    assertThat(AgeingTable.lines(run).getLast()).contains("none");
    assertThat(
            new ResultWords(run, RunRankings.of(run, Metric.TIME))
                .lines(AgedSeries.of(run).getLast().levels()))
        .anyMatch(it -> it.text().equals("keeps nothing on the disk"));
  }
}
