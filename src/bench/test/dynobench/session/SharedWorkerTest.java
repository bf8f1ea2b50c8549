package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Rows;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.result.TrialResult;
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

/// Tests with all trials of a contender in one JVM and one folder, as in 2005. Each trial finds the
/// table of the one before, and must not see its rows.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Thorough
class SharedWorkerTest {
  private static final List<Long> SIZES = List.of(200L, 100L);

  private final TestBench bench;

  SharedWorkerTest(@TempDir Path folder) throws IOException {
    bench = new TestBench(folder);
  }

  static Stream<Contender> contenders() {
    return Stream.of(
            "hsqldb/memory",
            "hsqldb/text-shutdown",
            "derby/memory",
            "derby/disk",
            "je/plain",
            "sqlite/mem",
            "h2/mem",
            "baseline-map/heap",
            "baseline-file/close")
        .map(use -> Contender.parse(use, new CommitStyle.OneTransaction()));
  }

  @BeforeAll
  void runAll() throws IOException, InterruptedException {
    bench.run(
        bench.plan(
            contenders().toList(), SIZES, 2, TrialIsolation.CONTENDER, TrialOrder.BY_CONTENDER));
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void startsEveryTrialWithAnEmptyTable(Contender contender) {
    List<TrialResult> trials = bench.trials(contender);

    assertThat(trials)
        .extracting(each -> Rows.of(each.trial().levels()))
        .containsExactly(200L, 100L, 200L, 100L);
    assertThat(trials)
        .allSatisfy(each -> assertThat(each.outcome()).contains(new Outcome.Completed()));
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void readsOnlyTheLastTrialsDataInAnotherProcess(Contender contender) {
    boolean outlives =
        TestBench.SHIPPED
            .engine(contender.engine())
            .flatMap(engine -> engine.mode(contender.mode()))
            .orElseThrow()
            .durability()
            .outlivesTheProcess();

    assertThat(bench.trials(contender))
        .extracting(each -> each.verified().orElseThrow().afresh())
        .containsExactly(false, false, false, outlives);
  }

  @Test
  void leavesNoTemporaryFile() {
    bench.requireNoTemporaryFiles();
  }
}
