package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.catalog.Descriptor;
import dynobench.event.Outcome;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.PlannedWork;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.result.TrialResult;
import dynobench.setup.Setup;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests of the standard workload with deletes, and with a limit and a fetch size for its select.
/// They use each mode of each shipped engine that can delete.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Thorough
class DeletesAndPortionsTest {
  private static final long SOME = 70;
  private static final long ALL = 200;

  private final TestBench bench;

  DeletesAndPortionsTest(@TempDir Path folder) throws IOException {
    bench = new TestBench(folder);
  }

  static Stream<Contender> contenders() {
    return TestBench.aboard().stream().flatMap(DeletesAndPortionsTest::contenders);
  }

  private static Stream<Contender> contenders(Descriptor engine) {
    return engine.modes().stream()
        .filter(mode -> !(mode.setup() instanceof Setup.AppendedFile))
        .map(mode -> new Contender(engine.id(), mode.id(), new CommitStyle.Every(50)));
  }

  /// Runs both limits in one JVM per contender, since the test is about statements, not processes.
  @BeforeAll
  void runAll() throws IOException, InterruptedException {
    Settings settings = Settings.of("rows", "200").with("deletes", "25").with("fetch", "20");
    var limits = new Factor("limit", Range.Listed.of(List.of(SOME, ALL)));
    bench.run(
        bench
            .plan(
                contenders().toList(),
                List.of(ALL),
                1,
                TrialIsolation.CONTENDER,
                TrialOrder.BY_CONTENDER)
            .withWork(new PlannedWork("phases", settings, List.of(limits))));
  }

  private TrialResult trial(Contender contender, long limit) {
    return bench.trials(contender).stream()
        .filter(each -> each.trial().levels().whole("limit") == limit)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void readsNoMoreThanTheLimitAndDeletesTheShare(Contender each) {
    TrialResult trial = trial(each, SOME);

    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.phases())
        .extracting(PhaseFinished::phase)
        .containsExactly("create", "insert", "select", "delete");
    assertThat(trial.phases())
        .extracting(PhaseFinished::operations)
        .containsExactly(1L, 200L, SOME, 50L);
    assertThat(trial.verified().orElseThrow().lost()).isZero();
  }

  /// The trial compares every remaining row with the inserted one.
  @ParameterizedTest
  @MethodSource("contenders")
  void leavesTheOtherRowsAsTheyWere(Contender each) {
    TrialResult trial = trial(each, ALL);

    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.verified().orElseThrow().lost()).isZero();
  }
}
