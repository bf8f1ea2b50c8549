package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.files.FolderTree;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.result.RunResult;
import dynobench.toml.Problems;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import dynobench.warning.WarningKind;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests that really run a plan with a cold page cache.
@EnabledOnOs(OS.LINUX)
@Thorough
class ColdCacheTest {
  @TempDir Path folder;

  private static TestBench run(Path where, String contenders)
      throws IOException, InterruptedException {
    String text =
        """
        name = "cold"
        workload = "records"
        repetitions = 1
        contenders = [%s]
        vary = { cache = ["warm", "cold"] }
        parameters = { records = 2000, value_bytes = 500, reads = 100, writes = 50, scans = 1 }
        jvm = { heap = "128m", gc = "serial" }
        """
            .formatted(contenders);
    Plan plan =
        PlanFile.read("", text, List.of(), Workloads.shipped(), new Problems()).orElseThrow();
    var bench = new TestBench(where);
    bench.run(plan);
    assertThat(bench.result().trials())
        .allSatisfy(each -> assertThat(each.outcome()).contains(new Outcome.Completed()));
    return bench;
  }

  private static List<ResultWarning> doubts(RunResult result) {
    return ResultWarnings.atEnd(result).stream()
        .filter(each -> each.kind() == WarningKind.CACHE_NOT_COLD)
        .toList();
  }

  @Test
  void removesClosedDatabasesFromThePageCacheBeforeEachPhaseButTheLoad()
      throws IOException, InterruptedException {
    String type = Files.getFileStore(folder).type();
    Assumptions.assumeFalse(type.equals("tmpfs"), "files on tmpfs are in memory");
    TestBench bench = run(folder, "'h2/file', 'derby/disk', 'je/write-no-sync', 'sqlite/wal-full'");

    assertThat(doubts(bench.result())).isEmpty();
    List<RunEvent.CacheDropped> drops = bench.result().cacheDrops();
    assertThat(drops).hasSize(4 * 3);
    assertThat(drops)
        .allSatisfy(each -> {
          assertThat(each.drop().bytes()).isGreaterThan(1_000_000);
          assertThat(each.drop().obstacle()).isEmpty();
        });
    assertThat(drops.stream().limit(3).map(RunEvent.CacheDropped::phase))
        .containsExactly("read", "write", "bulk");
    assertThat(drops.stream().map(RunEvent.CacheDropped::trial).distinct())
        .containsExactlyElementsOf(
            bench.result().trials().stream()
                .map(each -> each.trial())
                .filter(each -> each.levels().text("cache").equals("cold"))
                .map(each -> each.number())
                .toList());
    assertThat(bench.events())
        .filteredOn(RunEvent.Logged.class::isInstance)
        .extracting(each -> ((RunEvent.Logged) each).text())
        .noneMatch(each -> each.contains("native"));
  }

  @Test
  void doubtsTrialsWhoseEngineKeepsTheDatabaseOpenOrHasNoFiles()
      throws IOException, InterruptedException {
    RunResult result = run(folder, "'hsqldb/cached', 'h2/mem'").result();

    assertThat(doubts(result))
        .singleElement()
        .satisfies(doubt -> {
          assertThat(doubt.sentence())
              .startsWith("2 of 2 trials with a cold cache")
              .contains("(hsqldb/cached", "kept its database open")
              .contains("(h2/mem", "had no files");
          assertThat(doubt.trials()).hasSize(2);
        });
  }

  @Test
  void doubtsTrialsOnAFileSystemInMemory() throws IOException, InterruptedException {
    Path memory = Path.of("/dev/shm");
    Assumptions.assumeTrue(
        Files.isWritable(memory) && Files.getFileStore(memory).type().equals("tmpfs"),
        "no tmpfs here");
    Path there = Files.createTempDirectory(memory, "dynobench-test");
    try {
      RunResult result = run(there, "'h2/file'").result();

      assertThat(doubts(result))
          .singleElement()
          .satisfies(doubt ->
              assertThat(doubt.sentence())
                  .contains("the page cache still held 100 % of the database"));
    } finally {
      FolderTree.delete(there);
    }
  }
}
