package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.SteadyStateRule;
import dynobench.result.IterationSummary;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.stats.Steadiness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests of trials that repeat their phases in one JVM until they reach a steady state, with
/// engines of all kinds.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Thorough
class SteadyTrialsTest {
  private static final int MOST = 25;

  private final TestBench bench;

  SteadyTrialsTest(@TempDir Path folder) throws IOException {
    bench = new TestBench(folder);
  }

  static Stream<Contender> contenders() {
    return Stream.of(
            "baseline-map/heap",
            "hsqldb/mem",
            "hsqldb/cached-shutdown",
            "je/no-sync",
            "baseline-file/close")
        .map(use -> Contender.parse(use, new CommitStyle.OneTransaction()));
  }

  @BeforeAll
  void runAll() throws IOException, InterruptedException {
    bench.run(warm(bench.plan(contenders().toList()), MOST));
  }

  static Plan warm(Plan plan, int most) {
    return plan.withSteady(new SteadyStateRule(most));
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void repeatsAllPhasesUntilTheyAreSteadyOrEnough(Contender contender) {
    TrialResult trial = bench.trial(contender);

    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.phases())
        .extracting(RunEvent.PhaseFinished::phase)
        .containsExactly("create", "insert", "select");
    assertThat(trial.iteration()).isIn(Steadiness.FEWEST, MOST);
    assertThat(trial.repeated())
        .extracting(each -> each.iteration() + " " + each.phase().phase())
        .containsExactlyElementsOf(
            IntStream.rangeClosed(2, trial.iteration())
                .boxed()
                .flatMap(i -> Stream.of("create", "insert", "select").map(it -> i + " " + it))
                .toList());
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void endsBeforeTheMostOnlyWhenBothPhasesThatLastAreSteady(Contender contender) {
    TrialResult trial = bench.trial(contender);
    boolean steady =
        Stream.of("insert", "select")
            .noneMatch(phase -> bench.result().course(trial, phase).orElseThrow().isUnsteady());

    assertThat(steady || trial.iteration() == MOST).isTrue();
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void verifiesEachIterationAndTheLastOneAfreshWhereThatIsPromised(Contender contender) {
    TrialResult trial = bench.trial(contender);
    boolean outlives =
        TestBench.SHIPPED
            .engine(contender.engine())
            .flatMap(engine -> engine.mode(contender.mode()))
            .orElseThrow()
            .durability()
            .outlivesTheProcess();

    List<Boolean> afresh =
        bench.events().stream()
            .filter(RunEvent.Verified.class::isInstance)
            .map(RunEvent.Verified.class::cast)
            .filter(each -> each.trial() == trial.trial().number())
            .map(RunEvent.Verified::afresh)
            .toList();

    assertThat(afresh).hasSize(trial.iteration() + (outlives ? 1 : 0));
    assertThat(afresh.subList(0, trial.iteration())).containsOnly(false);
    assertThat(afresh.getLast()).isEqualTo(outlives);
  }

  @ParameterizedTest
  @MethodSource("contenders")
  void givesOneFirstAndOneSteadyFigureATrial(Contender contender) {
    TrialResult trial = bench.trial(contender);
    Measurement insert =
        bench.result().measurements("insert", Metric.TIME).stream()
            .filter(each -> each.series().contender().equals(contender))
            .findFirst()
            .orElseThrow();
    IterationSummary warmth = insert.iterations().orElseThrow();

    assertThat(insert.trials()).containsExactly(trial.trial().number());
    assertThat(warmth.first().observations())
        .containsExactly((double) trial.phase("insert").orElseThrow().timing().wallNanos());
    assertThat(warmth.iterations().observations()).containsExactly((double) trial.iteration());
    assertThat(insert.summary().median()).isPositive();
  }

  @Test
  void contradictsItselfNowhere() {
    assertThat(bench.result().log().contradictions()).isEmpty();
  }

  /// A version without support for iterations skips their events.
  @Test
  void showsAnOlderVersionTheColdFiguresOfACompleteRun() {
    var older = new RunResult("older");
    bench.events().stream()
        .filter(event ->
            !(event instanceof RunEvent.IterationStarted
                || event instanceof RunEvent.PhaseRepeated))
        .forEach(older);

    assertThat(older.trials())
        .allSatisfy(each -> {
          assertThat(each.phases()).hasSize(3);
          assertThat(each.outcome()).contains(new Outcome.Completed());
        });
    assertThat(older.log().contradictions()).isEmpty();
  }

  @Test
  void leavesNoTemporaryFile() {
    bench.requireNoTemporaryFiles();
  }
}
