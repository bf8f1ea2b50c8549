package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Thorough;
import dynobench.crash.CrashPlan;
import dynobench.durability.CrashStage;
import dynobench.durability.RecoveryResult;
import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.DiskKind;
import dynobench.powercut.ImageDisk;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import dynobench.store.RunReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tests that really kill real engines, and really stop their disk.
@Thorough
class CrashRunsTest {
  private static final Duration SOON = Duration.ofMillis(900);

  private static List<Contender> contenders(CommitStyle commit, String... uses) {
    return Stream.of(uses).map(use -> Contender.parse(use, commit)).toList();
  }

  private static RunResult run(Path folder, CrashRules crash, List<Contender> contenders)
      throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    bench.run(CrashPlan.of(contenders, crash));
    bench.requireNoTemporaryFiles();
    RunResult live = bench.result();
    assertThat(live.trials())
        .allSatisfy(each -> assertThat(each.outcome()).contains(new Outcome.Completed()));
    assertThat(live.log().contradictions()).isEmpty();
    try (Stream<Path> runs = Files.list(folder.resolve("workspace").resolve("runs"))) {
      RunResult stored = new RunReader(runs.findFirst().orElseThrow()).result();
      assertThat(stored.crashes().all()).isEqualTo(live.crashes().all());
    }
    return live;
  }

  private static RecoveryResult of(RunResult run, String use) {
    return crash(run, use).survival().orElseThrow();
  }

  private static CrashResult crash(RunResult run, String use) {
    return run.crashes().all().stream()
        .filter(each -> each.trial().contender().use().equals(use))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aKilledProcessKeepsWhatItsEngineGaveToTheSystem(@TempDir Path folder)
      throws IOException, InterruptedException {
    RunResult run =
        run(
            folder,
            CrashRules.of(1, 0, SOON, SOON),
            contenders(
                new CommitStyle.Autocommit(),
                "sqlite/wal-normal",
                "je/write-no-sync",
                "derby/disk",
                "baseline-file/never",
                "baseline-file/commit"));

    assertThat(run.crashes().all())
        .allSatisfy(each -> assertThat(each.crashed().acknowledged()).isPositive())
        .allSatisfy(each -> assertThat(each.crashed().millis()).isGreaterThanOrEqualTo(880))
        .allSatisfy(each -> assertThat(each.survival()).get().matches(RecoveryResult::isWhole));
  }

  /// A closed database has nothing left to lose; HSQLDB replays the log of `cached`.
  @Test
  void whatIsClosedSurvivesBoth(@TempDir Path folder) throws IOException, InterruptedException {
    RunResult run =
        run(
            folder,
            new CrashRules(new CrashRules.CrashCounts(0, 0, 1, 0), SOON, SOON, DiskKind.EXT4),
            contenders(new CommitStyle.Autocommit(), "sqlite/wal-normal", "derby/disk"));

    int each = ImageDisk.obstacle(DiskKind.EXT4).isEmpty() ? 2 : 1;
    assertThat(run.crashes().all())
        .hasSize(2 * each)
        .allSatisfy(crash ->
            assertThat(crash.crashed().stage()).isIn(CrashStage.CLOSING, CrashStage.CLOSED))
        .allSatisfy(crash -> assertThat(crash.survival()).get().matches(RecoveryResult::isWhole));
  }

  /// The disk has free space again when the database is reopened.
  @Test
  void aFullDiskTakesNothingThatWasAcknowledged(@TempDir Path folder)
      throws IOException, InterruptedException {
    assumeTrue(ImageDisk.obstacle(DiskKind.EXT4).isEmpty());
    RunResult run =
        run(
            folder,
            new CrashRules(new CrashRules.CrashCounts(0, 0, 0, 1), SOON, SOON, DiskKind.EXT4),
            contenders(new CommitStyle.Autocommit(), "sqlite/wal-full", "derby/disk"));

    assertThat(run.crashes().all())
        .hasSize(2)
        .allSatisfy(crash -> assertThat(crash.crashed().stage()).isEqualTo(CrashStage.FULL))
        .allSatisfy(crash -> assertThat(crash.survival()).get().matches(RecoveryResult::isWhole));
    assertThat(run.trials())
        .allSatisfy(trial -> assertThat(trial.outcome()).contains(new Outcome.Completed()));
  }

  @ParameterizedTest
  @EnumSource(DiskKind.class)
  void everyFileSystemKeepsWhatIsForced(DiskKind disk, @TempDir Path folder)
      throws IOException, InterruptedException {
    assumeTrue(ImageDisk.obstacle(disk).isEmpty());
    RunResult run =
        run(
            folder,
            new CrashRules(new CrashRules.CrashCounts(0, 1, 0, 0), SOON, SOON, disk),
            contenders(
                new CommitStyle.Autocommit(), "baseline-file/commit", "baseline-file/never"));

    assertThat(of(run, "baseline-file/commit")).matches(RecoveryResult::isWhole);
    assertThat(of(run, "baseline-file/never").rows().found()).isZero();
  }

  /// H2 is left out: its descriptor claims no whole transactions after a kill (see its `promise`).
  @Test
  void aTransactionOfManyRowsIsThereWholeOrNotAtAll(@TempDir Path folder)
      throws IOException, InterruptedException {
    RunResult run =
        run(
            folder,
            CrashRules.of(1, 0, SOON, SOON),
            contenders(new CommitStyle.Every(100), "sqlite/wal-full", "je/no-sync"));

    assertThat(run.crashes().all())
        .allSatisfy(each -> assertThat(each.crashed().acknowledged() % 100).isZero())
        .allSatisfy(each -> assertThat(each.survival().orElseThrow().rows().halves()).isZero());
  }

  /// HSQLDB forces its log twice a second or at each commit. SQLite forces it with FULL.
  @Test
  void aPowerCutTakesWhatWasNotForcedToTheDisk(@TempDir Path folder)
      throws IOException, InterruptedException {
    assumeTrue(ImageDisk.obstacle(DiskKind.EXT4).isEmpty());
    RunResult run =
        run(
            folder,
            CrashRules.of(0, 2, SOON, SOON.multipliedBy(2)),
            contenders(
                new CommitStyle.Autocommit(),
                "sqlite/wal-full",
                "hsqldb/memory-flush",
                "je/sync",
                "baseline-file/commit",
                "baseline-file/never",
                "sqlite/wal-normal",
                "hsqldb/memory"));

    for (String use : List.of("sqlite/wal-normal", "hsqldb/memory")) {
      assertThat(run.crashes().all())
          .filteredOn(each -> each.trial().contender().use().equals(use))
          .hasSize(2)
          .allSatisfy(each -> {
            RecoveryResult left = each.survival().orElseThrow();
            assertThat(left.opened()).isTrue();
            assertThat(left.rows().torn() + left.rows().doubled() + left.rows().unasked()).isZero();
          });
    }
    assertThat(of(run, "sqlite/wal-full")).matches(RecoveryResult::isWhole);
    assertThat(of(run, "hsqldb/memory-flush")).matches(RecoveryResult::isWhole);
    assertThat(of(run, "je/sync")).matches(RecoveryResult::isWhole);
    assertThat(of(run, "baseline-file/commit")).matches(RecoveryResult::isWhole);
    assertThat(of(run, "baseline-file/never").rows().found()).isZero();
    assertThat(crash(run, "baseline-file/never").lostMillis()).isPresent();
    for (String use : List.of("sqlite/wal-full", "hsqldb/memory-flush", "baseline-file/commit")) {
      assertThat(crash(run, use).flushesPerRow().orElseThrow()).as(use).isGreaterThan(0.9);
    }
    assertThat(crash(run, "baseline-file/never").flushesPerRow().orElseThrow()).isLessThan(0.01);
  }
}
