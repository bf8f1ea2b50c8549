package dynobench.history;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.history.HistoryLine.HistoryChange;
import dynobench.plan.Plan;
import dynobench.result.MadeRounds;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RunHistoryTest {
  private static final Plan PLAN = SampleRun.plan("nightly").withRounds(1, 0);
  private static final long DAY = Duration.ofDays(1).toMillis();

  private final SplittableRandom random = new SplittableRandom(8);
  private final RunHistory history = new RunHistory(PLAN, RunHistory.Order.TIME);

  private static RunResult run(int day, String fileSystem, String version, double disk) {
    long begin = SampleRun.BEGIN + day * DAY;
    return new MadeRounds(PLAN, begin, SampleRun.environment(fileSystem), version)
        .round(100, disk)
        .ended("run-" + day, begin + 1000);
  }

  /// Adds a month, in which the disk engine becomes slower on day 18.
  private void addMonth(String fileSystem) {
    for (int day = 0; day < 30; day++) {
      double noise = Math.exp(random.nextGaussian(0, 0.02));
      boolean isLate = day >= 18;
      history.add(run(day, fileSystem, isLate ? "1.1" : "1.0", (isLate ? 130 : 100) * noise));
    }
  }

  @Test
  void namesTheRunFromWhichOnAFigureIsSlower() {
    addMonth("ext4");
    List<HistoryLine> changed =
        history.lines().stream().filter(it -> !it.changes().isEmpty()).toList();

    assertThat(history.runs()).isEqualTo(30);
    assertThat(changed)
        .singleElement()
        .satisfies(line -> {
          HistoryChange change = line.changes().getFirst();
          assertThat(line.key().contender()).isEqualTo("disk/file");
          assertThat(change.first().run()).isEqualTo("run-18");
          assertThat(change.last().run()).isEqualTo("run-17");
          assertThat(change.ratio()).isBetween(1.27, 1.33);
          assertThat(change.isWorse()).isTrue();
          assertThat(
                  new HistoryWords(Workloads.shipped().standard(), ZoneOffset.UTC)
                      .sentence(line, change))
              .startsWith("✘ Insert time, 10 rows of disk/file takes 1.")
              .contains(
                  "since 2026-12-08, version 1.1, run run-18 (before: 2026-12-07, version 1.0");
        });
  }

  @Test
  void tellsMachinesApart() {
    addMonth("ext4");
    history.add(run(31, "xfs", "1.1", 500));

    assertThat(history.lines().stream().map(it -> it.key().machine()).distinct()).hasSize(2);
    assertThat(history.lines()).hasSize(4);
  }

  @Test
  void ordersRunsByTheirStart() {
    history.add(run(5, "ext4", "1.0", 100));
    history.add(run(2, "ext4", "1.0", 100));

    assertThat(history.lines().getFirst().points())
        .extracting(HistoryLine.HistoryPoint::run)
        .containsExactly("run-2", "run-5");
  }

  @Test
  void leavesOutWhatIsNotComparable() {
    Plan other = PLAN.withParameters(Settings.of("deletes", "7"));
    long begin = SampleRun.BEGIN;
    history.add(new MadeRounds(other).round(1, 1).ended("other", begin + 1));
    history.add(new MadeRounds(PLAN).round(1, 1).run("unfinished"));
    history.add(
        new MadeRounds(PLAN, begin, SampleRun.environment("ext4"), "1.0", LocalDate.of(2030, 1, 1))
            .round(1, 1)
            .ended("back", begin + 1));

    assertThat(history.runs()).isZero();
    assertThat(history.leftOut())
        .containsExactly(
            "other: another plan, which differs in the parameters",
            "unfinished: it was not finished",
            "back: it began before its engine was released: its clock was wrong");
  }

  @Test
  void ordersVersionsFromOldToNew() {
    var versions = new RunHistory(PLAN, RunHistory.Order.VERSION);
    versions.add(run(1, "ext4", "1.10", 100));
    versions.add(run(2, "ext4", "1.9", 100));

    assertThat(versions.lines().getFirst().points())
        .extracting(HistoryLine.HistoryPoint::version)
        .containsExactly("1.9", "1.10");
  }

  @Test
  void isWrittenForOtherPrograms() {
    addMonth("ext4");
    var file = new HistoryFile("night\"ly", history.lines());

    assertThat(file.rows()).hasSize(60).allMatch(row -> row.size() == HistoryFile.head().size());
    assertThat(file.rows())
        .filteredOn(row -> !row.get(9).isEmpty())
        .singleElement()
        .satisfies(row -> assertThat(row.get(5)).isEqualTo("run-18"));
    assertThat(file.openMetrics())
        .startsWith("# TYPE dynobench_run_seconds gauge\n")
        .contains("plan=\"night\\\"ly\"", "dynobench_change_ratio{")
        .endsWith("# EOF\n");
  }
}
