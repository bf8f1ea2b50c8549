package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.MadeDuel;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerdictCsvTest {
  @TempDir Path folder;

  private List<String> lines(RunResult run) throws IOException {
    Path file = folder.resolve("verdicts.csv");
    CsvFile.writeVerdicts(run, Metric.TIME, file, FormulaHandling.DISARMED);
    return Files.readAllLines(file);
  }

  private static Series promising(Series series) {
    return new Series(
        series.contender(),
        series.title(),
        series.version(),
        "PROCESS",
        series.promise(),
        Optional.empty(),
        List.of());
  }

  /// Returns a run of twelve rounds in which the disk engine takes 1.2 or 1.3 times as long.
  private static RunResult rounds() {
    List<RunEvent> events = new ArrayList<>();
    RunStarted sample = SampleRun.started(1, "quick", SampleRun.environment("ext4"), "1.0");
    events.add(
        new RunStarted(
            1,
            "run",
            sample.plan(),
            24,
            sample.environment(),
            sample.series().stream().map(VerdictCsvTest::promising).toList(),
            Optional.empty()));
    for (int round = 1; round <= 12; round++) {
      long nanos = 10_000_000L * round;
      var heap = new Trial(2 * round - 1, SampleRun.HEAP, "phases", Rows.at(10), round, false);
      var disk = new Trial(2 * round, SampleRun.DISK, "phases", Rows.at(10), round, false);
      SampleRun.addTrial(events, heap, nanos, SampleRun.completed());
      SampleRun.addTrial(
          events, disk, Math.round(nanos * (round % 2 == 1 ? 1.2 : 1.3)), SampleRun.completed());
    }
    return SampleRun.result(events);
  }

  @Test
  void hasALineForEachTwoWithTheSamePromise() throws IOException {
    assertThat(lines(rounds()))
        .containsExactly(
            "phase,rows,metric,durability,a,b,b_over_a,low,high,confidence,rounds,verdict,words,grade",
            "insert,10,time,PROCESS,Heap map,Appended file,1.249,1.2,1.3,0.95752,12,a is better,"
                + "b takes 1.25 times as long (1.20 – 1.30),sure");
  }

  @Test
  void beforeItsFirstLookADuelHasNoInterval() throws IOException {
    assertThat(lines(new MadeDuel(MadeDuel.rules()).rounds(9, 3).run()).getLast())
        .endsWith(",,,,9,too few,too few rounds: 10 would be enough,open");
  }

  @Test
  void ofADuelItHasTheFiguresThatDecide() throws IOException {
    List<String> lines = lines(new MadeDuel(MadeDuel.rules()).rounds(10, 3).run());

    assertThat(lines).hasSize(2);
    assertThat(lines.getLast())
        .startsWith("insert,10,time,,Heap map,Appended file,")
        .contains(",0.994141,10,a is better,");
  }
}
