package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.BesideOthers;
import dynobench.catalog.Descriptor;
import dynobench.event.Outcome;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.result.TrialResult;
import dynobench.setup.Setup;
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

/// The workload of 2005 with a limit and a fetch size for its select, and with deletes, on each
/// mode of each shipped engine that can delete.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@BesideOthers
class DeletesAndPortionsTest {
  private final TestBench limited;
  private final TestBench whole;

  DeletesAndPortionsTest(@TempDir Path folder) throws IOException {
    limited = new TestBench(folder.resolve("limited"));
    whole = new TestBench(folder.resolve("whole"));
  }

  static Stream<Contender> contenders() {
    return TestBench.aboard().stream().flatMap(DeletesAndPortionsTest::contenders);
  }

  private static Stream<Contender> contenders(Descriptor engine) {
    return engine.modes().stream()
        .filter(mode -> !(mode.setup() instanceof Setup.AppendedFile))
        .map(mode -> new Contender(engine.id(), mode.id(), new CommitStyle.Every(50)));
  }

  @BeforeAll
  void runAll() throws IOException, InterruptedException {
    List<Contender> all = contenders().toList();
    Settings some =
        Settings.of("rows", "200").with("deletes", "25").with("limit", "70").with("fetch", "20");
    limited.run(limited.plan("phases", some, all));
    whole.run(whole.plan("phases", some.with("limit", "200"), all));
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void readsNoMoreThanTheLimitAndDeletesTheShare(Contender each) {
    TrialResult trial = limited.trial(each);

    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.phases())
        .extracting(PhaseFinished::phase)
        .containsExactly("create", "insert", "select", "delete");
    assertThat(trial.phases())
        .extracting(PhaseFinished::operations)
        .containsExactly(1L, 200L, 70L, 50L);
    assertThat(trial.verified().orElseThrow().lost()).isZero();
  }

  /// Every row that is left is held against what was inserted.
  @ParameterizedTest
  @MethodSource("contenders")
  void leavesTheOtherRowsAsTheyWere(Contender each) {
    TrialResult trial = whole.trial(each);

    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.verified().orElseThrow().lost()).isZero();
  }
}
