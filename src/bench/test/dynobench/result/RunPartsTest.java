package dynobench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RoundsAdded;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.event.RunEvent.Warned;
import dynobench.json.JsonException;
import dynobench.machine.ProbePart;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunPartsTest {
  private static final int TRIALS = SampleRun.LAST_TRIAL;

  private static RunResult without(Predicate<RunEvent> events) {
    List<RunEvent> all = ContinuedRun.events();
    List<RunEvent> left = all.stream().filter(events.negate()).toList();
    assertThat(left).hasSizeLessThan(all.size());
    return SampleRun.result(left);
  }

  @Test
  void aRunWithoutAddedRoundsHasOnePart() {
    RunResult run = SampleRun.result(SampleRun.events());

    assertThat(run.parts()).extracting(RunPart::words).containsExactly("round 1");
    assertThat(run.plannedTrials()).hasValue(TRIALS);
  }

  @Test
  void aRunWithoutABeginningHasNoParts() {
    RunResult run = SampleRun.result(List.of());

    assertThat(run.parts()).isEmpty();
    assertThat(run.plannedTrials()).isEmpty();
  }

  @Test
  void addedRoundsAreInThePlanAndAPartOfTheirOwn() {
    RunResult run = SampleRun.result(ContinuedRun.events());

    assertThat(run.plan().orElseThrow()).isEqualTo(SampleRun.plan("quick").withRounds(3, 1));
    assertThat(run.parts()).extracting(RunPart::words).containsExactly("round 1", "rounds 2–3");
    assertThat(run.parts()).extracting(RunPart::number).containsExactly(1, 2);
    assertThat(run.parts())
        .extracting(RunPart::startMillis)
        .containsExactly(SampleRun.BEGIN, SampleRun.BEGIN + 1000 + ContinuedRun.DAY);
    assertThat(run.plannedTrials()).hasValue(TRIALS + 6);
    assertThat(run.state()).isEqualTo(RunState.FINISHED);
    assertThat(run.log().contradictions()).isEmpty();
    assertThat(run.part(run.trials().get(3).trial()).orElseThrow().number()).isEqualTo(1);
    assertThat(run.part(run.trials().get(4).trial()).orElseThrow().number()).isEqualTo(2);
    assertThat(run.machines().pacesOfParts(ProbePart.PROCESSOR))
        .containsExactly(List.of(), List.of(500.0));
  }

  @Test
  void aRunGoesOnWhileRoundsAreAdded() {
    List<RunEvent> events = ContinuedRun.events();
    events.removeLast();

    assertThat(SampleRun.result(events).state()).isEqualTo(RunState.UNFINISHED);
  }

  @Test
  void thePauseBetweenPartsIsNoTimeOfTheRun() {
    RunResult run = SampleRun.result(ContinuedRun.events());

    assertThat(run.lengthMillis()).isEqualTo(1000 + 2000);
    assertThat(run.endMillis()).isEqualTo(SampleRun.BEGIN + 1000 + ContinuedRun.DAY + 2000);
  }

  @Test
  void aClockThatWasSetBackIsNoTimeOfTheRun() {
    var run = new RunResult("run");
    SampleRun.events().forEach(run);
    long earlier = SampleRun.BEGIN - ContinuedRun.DAY;
    run.accept(added(earlier, TRIALS, 2, 1));
    run.accept(new RunFinished(earlier + 500, false));

    assertThat(run.lengthMillis()).isEqualTo(1000 + 500);
  }

  private static RoundsAdded added(long at, int ended, int firstRound, int rounds) {
    return new RoundsAdded(
        at,
        ended,
        6,
        TRIALS + 1,
        firstRound,
        rounds,
        SampleRun.BEGIN + 1000,
        SampleRun.environment("ext4"));
  }

  @Test
  void warningsAboutThePlanAreThoseOfTheLastPart() {
    RunResult run = SampleRun.result(ContinuedRun.events());

    assertThat(run.warnings())
        .extracting(Warned::text)
        .containsExactly(
            "too few repetitions in all",
            "the machine is busy: \u00e4\uD83D\uDE00"); // told after the first trial had begun
  }

  @Test
  void aStoppedPartHasTheRoundsThatBegan() {
    List<RunEvent> events = new ArrayList<>();
    RunStarted first = (RunStarted) SampleRun.events().getFirst();
    events.add(
        new RunStarted(
            first.atMillis(),
            first.id(),
            first.plan().withRounds(9, 1),
            20,
            first.environment(),
            first.series(),
            first.workload()));
    events.addAll(SampleRun.events().subList(1, SampleRun.events().size() - 1));
    events.add(new RunFinished(SampleRun.BEGIN + 1000, true));
    assertThat(SampleRun.result(events).parts().getFirst().words()).isEqualTo("rounds 1–9");
    events.addAll(ContinuedRun.added(TRIALS, TRIALS, 2, SampleRun.BEGIN + 1000, 500));

    RunResult run = SampleRun.result(events);
    assertThat(run.parts()).extracting(RunPart::words).containsExactly("round 1", "rounds 2–3");
    assertThat(run.plan().orElseThrow().repetitions()).isEqualTo(3);
    assertThat(run.plannedTrials()).hasValue(TRIALS + 6);
    assertThat(run.log().contradictions()).isEmpty();
  }

  @Test
  void roundsBelongToNoPlanIfTheEventBeforeThemIsGone() {
    RunResult run = without(RoundsAdded.class::isInstance);

    assertThat(run.log().contradictions())
        .contains("trial 7 does not belong to this plan", "trial 10 does not belong to this plan");
  }

  @Test
  void aTrialThatIsGoneIsMissed() {
    RunResult run = without(each -> each instanceof TrialFinished end && end.trial() == 8);

    assertThat(run.log().contradictions())
        .containsExactly("the run finished, but 1 of its 10 trials are missing");
  }

  @Test
  void aTrialThatIsGoneFromAnEarlierPartIsMissed() {
    RunResult run = without(each -> each instanceof TrialFinished end && end.trial() == 2);

    assertThat(run.log().contradictions())
        .containsExactly(
            "the run finished, but 1 of its 10 trials are missing",
            "rounds were added after 4 trials had ended, but there are 3 before them");
  }

  @Test
  void aTrialOfAnotherPartDoesNotBelongToThisOne() {
    List<RunEvent> events = ContinuedRun.events();
    events.replaceAll(each ->
        each instanceof TrialStarted(long at, var trial) && trial.number() == 7
            ? new TrialStarted(
                at,
                new dynobench.plan.Trial(
                    7, trial.contender(), trial.workload(), trial.levels(), 1, false))
            : each);

    assertThat(SampleRun.result(events).log().contradictions())
        .containsExactly("trial 7 does not belong to this plan");
  }

  @Test
  void moreRoundsThanAPlanMayHaveChangeNoPlan() {
    var run = new RunResult("run");
    SampleRun.events().forEach(run);
    run.accept(added(SampleRun.BEGIN + 2000, TRIALS, 1000, 1000));

    assertThat(run.plan()).contains(SampleRun.plan("quick"));
  }

  @ParameterizedTest
  @CsvSource({
    "\"ended\":4, \"ended\":-1",
    "\"ended\":4, \"ended\":2000000000",
    "\"trials\":6, \"trials\":0",
    "\"trials\":6, \"trials\":200001",
    "\"firstTrial\":5, \"firstTrial\":4",
    "\"firstTrial\":5, \"firstTrial\":2000000000",
    "\"firstRound\":2, \"firstRound\":0",
    "\"rounds\":1, \"rounds\":1001"
  })
  void noLogHasImpossibleNumbers(String good, String bad) {
    var codec = new EventCodec();
    String line = codec.write(added(SampleRun.BEGIN + 2000, TRIALS, 2, 1));
    assertThat(line).contains(good);

    assertThatExceptionOfType(JsonException.class)
        .isThrownBy(() -> codec.read(line.replaceFirst(good, bad)))
        .withMessageMatching(".*(added rounds come after|no plan has that many).*");
  }
}
