package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.comparison.DuelScore;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Sliced;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.Rows;
import dynobench.plan.SelfTestFlags;
import dynobench.result.RunResult;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of real engines that take turns slice by slice.
@Thorough
class RelayTest {
  private static final long ROWS = 1_000;
  private static final CommitStyle COMMIT = new CommitStyle.Every(100);

  private static Plan relay(Plan it, int rounds, String phase) {
    return it.withRounds(rounds, 0)
        .withDuel(
            new Duel(
                List.of(new Duel.PhaseMetric(phase, Metric.TIME)),
                OptionalDouble.of(0.001),
                OptionalDouble.empty(),
                Duration.ofMinutes(5),
                true));
  }

  private static void requireSame(RunResult result) {
    assertThat(result.trials())
        .hasSizeGreaterThan(1)
        .allSatisfy(each -> assertThat(each.outcome()).contains(new Outcome.Completed()))
        .allSatisfy(each -> assertThat(each.verified()).isPresent());
    assertThat(result.log().contradictions()).isEmpty();
    List<List<Long>> first =
        result.trials().getFirst().slices().stream().map(Sliced::operations).toList();
    assertThat(result.trials().get(1).slices().stream().map(Sliced::operations).toList())
        .isEqualTo(first);
  }

  @ParameterizedTest
  @CsvSource({
    "hsqldb/memory, h2/mem",
    "hsqldb/cached-shutdown, sqlite/wal-full",
    "je/no-sync, derby/disk",
    "baseline-map/heap, baseline-file/close"
  })
  void doesTheSameOperationsSliceBySlice(String one, String other, @TempDir Path folder)
      throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    Plan plan = bench.plan(List.of(Contender.parse(one, COMMIT), Contender.parse(other, COMMIT)));
    bench.run(relay(with(plan, ROWS), 1, "insert"));

    RunResult result = bench.result();
    requireSame(result);
    assertThat(result.trials())
        .allSatisfy(trial -> {
          Sliced insert = trial.slices("insert").orElseThrow();
          // The slices contain each row, and the statements before the first and after the last
          // one.
          assertThat(insert.operations().stream().mapToLong(Long::longValue).sum())
              .isBetween(ROWS, ROWS + 10);
          long slices = insert.nanos().stream().mapToLong(Long::longValue).sum();
          long work = trial.phase("insert").orElseThrow().timing().workNanos();
          // The clock stops while a worker waits. On a busy machine the thread may be delayed
          // between two readings of the same moment.
          assertThat(slices).isBetween(work / 2, work + work / 10 + 20_000_000);
        });
    bench.requireNoTemporaryFiles();
  }

  private static Plan with(Plan it, long rows) {
    return it.withFactors(Rows.over(List.of(rows)));
  }

  @ParameterizedTest
  @CsvSource({"lookup, pairs, look_up", "records, records, write"})
  void pausesInEveryShippedWorkload(
      String workload, String size, String phase, @TempDir Path folder)
      throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    Plan plan =
        bench.plan(
            workload,
            Settings.of(size, "2000"),
            Stream.of("hsqldb/memory", "je/plain")
                .map(use -> Contender.parse(use, COMMIT))
                .toList());
    bench.run(relay(plan, 1, phase));

    requireSame(bench.result());
    assertThat(bench.result().trials())
        .allSatisfy(trial ->
            assertThat(trial.slices(phase).orElseThrow().operations()).hasSizeGreaterThan(5));
  }

  /// The slow contender needs twice the time. There is no upper bound: on a busy machine the ratio
  /// was 3.3 once.
  @Test
  void findsASlowdownInItsTypicalSlices(@TempDir Path folder)
      throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    var plain =
        new Contender("hsqldb", "memory", COMMIT).withFlags(List.of(SelfTestFlags.slowed(0)));
    var slow = plain.withFlags(List.of(SelfTestFlags.slowed(1)));
    bench.run(relay(with(bench.plan(List.of(plain, slow)), 120_000), 3, "insert"));

    requireSame(bench.result());
    var row = DuelScore.of(bench.result()).lines().getFirst().row();
    assertThat(row.together()).isPresent();
    assertThat(row.ratio().estimate()).isGreaterThan(1.3);
  }

  @Test
  void tellsOneTrialAfterTheOther(@TempDir Path folder) throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    Plan plan =
        bench.plan(
            List.of(Contender.parse("hsqldb/memory", COMMIT), Contender.parse("h2/mem", COMMIT)));
    bench.run(relay(plan, 2, "insert"));

    int open = 0;
    int trials = 0;
    for (RunEvent event : bench.events()) {
      switch (event) {
        case RunEvent.TrialStarted it -> {
          assertThat(open).isZero();
          open = it.trial().number();
          trials++;
        }
        case RunEvent.PhaseFinished it -> assertThat(it.trial()).isEqualTo(open);
        case RunEvent.Sampled it -> assertThat(it.trial()).isEqualTo(open);
        case RunEvent.Sliced it -> assertThat(it.trial()).isEqualTo(open);
        case RunEvent.Verified it -> assertThat(it.trial()).isEqualTo(open);
        case RunEvent.MachineSeen it -> assertThat(it.trial()).isEqualTo(open);
        case RunEvent.TrialFinished it -> {
          assertThat(it.trial()).isEqualTo(open);
          open = 0;
        }
        default -> {}
      }
    }
    assertThat(trials).isEqualTo(4);
  }
}
