package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests of each commit style on one engine of each kind. The batch sizes do not divide the row
/// count, so the last batch is shorter.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Thorough
class EveryCommitStyleTest {
  private static final List<String> USES =
      List.of(
          "hsqldb/cached-shutdown",
          "je/sync",
          "baseline-file/commit",
          "sqlite/wal-full",
          "baseline-map/heap");

  private static final List<CommitStyle> STYLES =
      List.of(
          new CommitStyle.Autocommit(),
          new CommitStyle.OneTransaction(),
          new CommitStyle.Every(70),
          new CommitStyle.Batch(70));

  /// Modes of the SQL engines, each with its own form of statement.
  private static final List<Contender> MULTI_ROW =
      Stream.of(
              "hsqldb/memory-shutdown",
              "hsqldb/text-shutdown",
              "hsqldb/server",
              "derby/disk",
              "derby/server",
              "h2/file",
              "sqlite/wal-full")
          .map(use -> Contender.parse(use, new CommitStyle.Values(70)))
          .toList();

  private final TestBench bench;

  EveryCommitStyleTest(@TempDir Path folder) throws IOException {
    bench = new TestBench(folder);
  }

  static Stream<Contender> contenders() {
    return Stream.concat(
        USES.stream().flatMap(use -> STYLES.stream().map(style -> Contender.parse(use, style))),
        MULTI_ROW.stream());
  }

  @BeforeAll
  void runAll() throws IOException, InterruptedException {
    bench.run(bench.plan(contenders().toList()));
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void storesEveryRow(Contender contender) {
    assertThat(bench.trial(contender).outcome()).contains(new Outcome.Completed());
    assertThat(bench.trial(contender).phase("insert").orElseThrow().operations())
        .isEqualTo(TestBench.ROWS);
  }

  @Test
  void leavesNoTemporaryFile() {
    bench.requireNoTemporaryFiles();
  }
}
