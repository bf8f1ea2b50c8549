package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.failure.FailureBench.Story;
import dynobench.plan.Plan;
import dynobench.plan.SteadyStateRule;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.result.TrialResult;
import dynobench.run.Cancellation;
import dynobench.store.RunReader;
import dynobench.table.FormulaHandling;
import dynobench.table.LongCsv;
import dynobench.warning.ResultWarnings;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of trials that fail after some iterations. The earlier iterations are stored, but count in
/// no figure.
class SteadyFailuresTest {
  private static final int BEFORE = 6;

  @TempDir private Path folder;

  private static Plan warm(String use) {
    return FailureBench.plan(use).withSteady(new SteadyStateRule(SteadyStateRule.USUAL_MOST));
  }

  private RunResult run(String use, Consumer<RunEvent> views, Cancellation stop)
      throws IOException, InterruptedException {
    Story story = new FailureBench(folder).run(warm(use), views, stop);
    RunResult stored = new RunReader(story.folder()).result();
    assertThat(stored.log().contradictions()).isEmpty();
    return stored;
  }

  private RunResult run(String use) throws IOException, InterruptedException {
    return run(use, _ -> {}, new Cancellation());
  }

  @Test
  void keepsWhatCameBeforeAFailureInTheSeventhIteration() throws Exception {
    RunResult result = run("bad/create-seventh");

    TrialResult trial = result.trials().getFirst();
    assertThat(trial.outcome()).containsInstanceOf(Outcome.Failed.class);
    assertThat(trial.failure())
        .hasValueSatisfying(it ->
            assertThat(it)
                .startsWith("iteration 7 failed in create")
                .contains("seven is too many"));
    assertThat(result.course(trial, "insert").orElseThrow().iterations()).hasSize(BEFORE);
    assertThat(result.measurements("insert")).isEmpty();
    assertThat(ResultWarnings.atEnd(result))
        .anySatisfy(doubt -> assertThat(doubt.sentence()).contains("iteration 7"));
    var csv = new StringWriter();
    LongCsv.write(result, csv, FormulaHandling.KEPT);
    assertThat(csv.toString().lines().filter(line -> line.contains(",insert,"))).hasSize(BEFORE);
  }

  @Test
  void tellsOfAHeapThatFillsOverTheIterations() throws Exception {
    RunResult result = run("bad/create-leak");

    TrialResult trial = result.trials().getFirst();
    assertThat(trial.outcome()).containsInstanceOf(Outcome.OutOfMemory.class);
    assertThat(trial.iteration()).isBetween(3, 15);
    assertThat(trial.failure())
        .hasValueSatisfying(it -> assertThat(it).startsWith("iteration ").contains("memory"));
    assertThat(result.course(trial, "select").orElseThrow().iterations())
        .hasSizeGreaterThanOrEqualTo(2);
  }

  @Test
  void stopsInTheMiddleOfTheIterations() throws Exception {
    var stop = new Cancellation();
    RunResult result =
        run(
            "bad/insert-none",
            event -> {
              if (event instanceof RunEvent.IterationStarted(long _, int _, int iteration)
                  && iteration == BEFORE) {
                stop.request();
              }
            },
            stop);

    assertThat(result.state()).isEqualTo(RunState.CANCELLED);
    TrialResult trial = result.trials().getFirst();
    assertThat(trial.outcome()).contains(new Outcome.Cancelled());
    assertThat(trial.iteration()).isEqualTo(BEFORE);
    assertThat(result.course(trial, "insert").orElseThrow().iterations())
        .hasSizeGreaterThanOrEqualTo(BEFORE - 1);
  }
}
