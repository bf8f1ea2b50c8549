package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunComparisonTest {
  @Test
  void twoRunsAreComparedContenderByContender() {
    Comparison comparison =
        Comparison.ofRuns(
            run("before", "ext4", "1.0", 100),
            run("after", "ext4", "1.0", 50),
            Metric.TIME,
            Comparison.USUAL_MARGIN);
    assertThat(comparison.differences()).isEmpty();
    assertThat(comparison.rows())
        .extracting(it -> it.phase() + " " + Rows.of(it.levels()) + " " + it.a().title())
        .isEqualTo(List.of("insert 10 Heap map", "insert 10 Appended file"));
    assertThat(comparison.rows().getFirst().ratio().estimate()).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void whatElseDiffersIsSaidInSentences() {
    Comparison comparison =
        Comparison.ofRuns(
            run("before", "ext4", "1.0", 100),
            run("after", "tmpfs", "1.1", 100),
            Metric.TIME,
            Comparison.USUAL_MARGIN);
    assertThat(comparison.differences())
        .isEqualTo(
            List.of(
                "The file system: ext4 in before, tmpfs in after.",
                "The version of Heap map: 1.0 in before, 1.1 in after.",
                "The version of Appended file: 1.0 in before, 1.1 in after."));
  }

  @Test
  void whatIsNotKnownIsSaid() {
    assertThat(
            Comparison.ofRuns(
                    run("before", "ext4", "1.0", 100),
                    new RunResult("lost"),
                    Metric.TIME,
                    Comparison.USUAL_MARGIN)
                .differences())
        .isEqualTo(
            List.of(
                "The log of lost does not contain the environment.",
                "The log of lost does not" + " contain the plan."));
  }

  @Test
  void twoContendersOfARunAreComparedAndTheirPromisesToo() {
    RunResult run = run("run", "ext4", "1.0", 100);
    List<Series> series = run.series();
    Comparison comparison =
        Comparison.ofSeries(run, series.get(0), series.subList(1, 2), Metric.TIME, 0.03);
    assertThat(comparison.rows())
        .singleElement()
        .satisfies(it -> assertThat(it.ratio().estimate()).isCloseTo(2, within(1e-9)));
    assertThat(comparison.differences())
        .isEqualTo(List.of("The durability: PROCESS in Heap map, POWER_CUT in Appended file."));
  }

  @Test
  void aTimeOfZeroHasNoRatio() {
    Comparison comparison =
        Comparison.ofRuns(
            run("before", "ext4", "1.0", 100),
            run("after", "ext4", "1.0", 0),
            Metric.TIME,
            Comparison.USUAL_MARGIN);
    assertThat(comparison.rows()).isEmpty();
  }

  private static RunResult run(String id, String fileSystem, String version, long nanos) {
    var events = new ArrayList<RunEvent>();
    events.add(SampleRun.started(1, "quick", SampleRun.environment(fileSystem), version));
    var heap = new Trial(1, SampleRun.HEAP, "phases", Rows.at(10), 1, false);
    var disk = new Trial(2, SampleRun.DISK, "phases", Rows.at(10), 1, false);
    SampleRun.addTrial(events, heap, nanos, SampleRun.completed());
    SampleRun.addTrial(events, disk, nanos * 2, SampleRun.completed());
    var result = new RunResult(id);
    events.forEach(result);
    return result;
  }
}
