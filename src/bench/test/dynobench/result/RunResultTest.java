package dynobench.result;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.measure.Metric;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.store.RunReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunResultTest {
  @TempDir Path temporary;

  @Test
  void aLiveRunAndTheSameRunReplayedAddUpToTheSame() {
    RunResult live = SampleRun.result(SampleRun.events());
    Path folder = SampleRun.store(temporary.resolve("run"), SampleRun.events());
    assertThat(new RunReader(folder).result()).usingRecursiveComparison().isEqualTo(live);
  }

  @Test
  void onlyCompletedRepetitionsCountAndWarmupsAndFailuresStayVisible() {
    RunResult result = SampleRun.result(SampleRun.events());
    assertThat(result.phases()).isEqualTo(List.of("insert"));
    assertThat(result.measurements("insert"))
        .singleElement()
        .satisfies(it -> {
          assertThat(it.series().contender()).isEqualTo(SampleRun.HEAP);
          assertThat(Rows.of(it.levels())).isEqualTo(10);
          assertThat(it.trials()).isEqualTo(List.of(3));
          assertThat(it.summary().median()).isEqualTo(1_250_000);
        });
    assertThat(result.trials())
        .extracting(TrialResult::counts)
        .isEqualTo(List.of(false, false, true, false));
    assertThat(result.trials().getLast().phase("insert")).isPresent();
  }

  @Test
  void aTrialThatIsStillRunningHasPhasesButNoOutcome() {
    List<RunEvent> events = SampleRun.events();
    RunResult result = SampleRun.result(events.subList(0, 7));
    assertThat(result.trials().getFirst().phases()).hasSize(1);
    assertThat(result.trials().getFirst().outcome()).isEmpty();
    assertThat(result.state()).isEqualTo(RunState.UNFINISHED);
  }

  @Test
  void itCountsSamplesLogLinesAndKeepsWarnings() {
    RunResult result = SampleRun.result(SampleRun.events());
    assertThat(result.log().counts().samples()).isEqualTo(4);
    assertThat(result.log().counts().logLines()).isEqualTo(4);
    assertThat(result.warnings()).hasSize(1);
    assertThat(result.state()).isEqualTo(RunState.FINISHED);
  }

  @Test
  void aCancelledRunSaysSo() {
    var result = new RunResult("run");
    result.accept(new RunFinished(1, true));
    assertThat(result.state()).isEqualTo(RunState.CANCELLED);
  }

  @Test
  void eventsOfATrialWhoseBeginningIsLostAreCountedAsStrays() {
    var result = new RunResult("run");
    result.accept(new TrialFinished(1, 1, SampleRun.completed()));
    assertThat(result.log().counts().orphanEvents()).isEqualTo(1);
    assertThat(result.trials()).isEmpty();
  }

  @Test
  void aPhaseToldTwiceCountsOnce() {
    var events = new ArrayList<>(SampleRun.events());
    events.addAll(events.stream().filter(PhaseFinished.class::isInstance).toList());
    assertThat(SampleRun.result(events).trials())
        .allSatisfy(trial -> assertThat(trial.phases()).hasSize(1));
  }

  @Test
  void measurementsRunFromSmallToLargeInTheOrderOfTheSeries() {
    var events = new ArrayList<>(SampleRun.events().subList(0, 1));
    int number = 1;
    for (long rows : new long[] {20, 5, 20}) {
      for (var contender : List.of(SampleRun.DISK, SampleRun.HEAP)) {
        var trial = new Trial(number++, contender, "phases", Rows.at(rows), 1, false);
        SampleRun.addTrial(events, trial, rows, SampleRun.completed());
      }
    }
    assertThat(SampleRun.result(events).measurements("insert", Metric.RATE))
        .extracting(it -> it.series().title() + " " + Rows.of(it.levels()) + " " + it.trials())
        .isEqualTo(
            List.of(
                "Heap map 5 [4]",
                "Heap map 20 [2, 6]",
                "Appended file 5 [3]",
                "Appended file 20 [1, 5]"));
  }
}
