package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunStarted;
import dynobench.measure.Metric;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import dynobench.warning.WarningKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/// Tests with an artificial relay (slices in turns). The second contender takes 1.03 times as long
/// in each slice but one. A single flush there makes its whole time 1.20 times that of the first.
class RelayScoreTest {
  private static final int ROUNDS = 12;
  private static final int SLICES = 120;
  private static final long SLICE_NANOS = 1_000_000;

  private final List<RunEvent> events = new ArrayList<>();
  private double whole = 1.20;
  private long idleNanos;

  private RunResult run(int withoutSlices) {
    Plan plan = SampleRun.plan("relay");
    RunStarted sample = SampleRun.started(1, "relay", SampleRun.environment("ext4"), "1.0");
    events.add(
        new RunStarted(
            1,
            "run",
            duel(plan),
            2 * ROUNDS,
            sample.environment(),
            sample.series(),
            Optional.empty()));
    for (int round = 1; round <= ROUNDS; round++) {
      // The machine slows down steadily and affects both contenders.
      long slice = SLICE_NANOS * round;
      trial(2 * round - 1, round, slice, SLICES * slice, round > withoutSlices);
      trial(
          2 * round,
          round,
          Math.round(1.03 * slice),
          Math.round(whole * SLICES * slice),
          round > withoutSlices);
    }
    var result = new RunResult("run");
    events.forEach(result);
    return result;
  }

  private static Plan duel(Plan it) {
    return it.withRounds(ROUNDS, 0)
        .withDuel(
            new Duel(
                List.of(new Duel.PhaseMetric("insert", Metric.TIME)),
                OptionalDouble.empty(),
                OptionalDouble.of(0.05),
                Duration.ofMinutes(1),
                true));
  }

  private void trial(int number, int round, long slice, long sum, boolean sliced) {
    var contender = number % 2 == 1 ? SampleRun.HEAP : SampleRun.DISK;
    var trial = new Trial(number, contender, "phases", Rows.at(10), round, false);
    List<RunEvent> one = new ArrayList<>();
    SampleRun.addTrial(one, trial, sum, SampleRun.completed());
    if (sliced) {
      var nanos = new ArrayList<>(Collections.nCopies(SLICES, slice));
      nanos.set(3, sum - (SLICES - 1) * slice);
      int end =
          one.indexOf(
              one.stream().filter(RunEvent.PhaseFinished.class::isInstance).findFirst().get());
      one.add(
          end,
          new RunEvent.Sliced(
              1, number, "insert", Collections.nCopies(SLICES, 10L), nanos, sum, idleNanos));
    }
    events.addAll(one);
  }

  private ScoreLine line(RunResult run) {
    DuelScore score = DuelScore.of(run);
    assertThat(score.lines()).hasSize(1);
    return score.lines().getFirst();
  }

  @Test
  void judgesTheTypicalSliceAndTellsTheWholeBesideIt() {
    Comparison.ComparisonRow row = line(run(0)).row();

    assertThat(row.ratio().estimate()).isCloseTo(1.03, within(1e-6));
    assertThat(row.together().orElseThrow().estimate()).isCloseTo(1.20, within(0.01));
    assertThat(row.ratio().over().median()).isGreaterThan(1.1 * row.ratio().under().median());
    assertThat(line(run(0)).answer()).isEqualTo(DuelOutcome.NO_WORSE);
    assertThat(new ComparisonWords("B", Metric.TIME).verdict(row))
        .startsWith(
            "typical slice: B takes 1.03 times as long (1.030 – 1.030); the whole phase: 1.2")
        .endsWith(")");
  }

  @Test
  void saysWhatItsVerdictRestsOn() {
    List<String> lines = ScoreWords.of(run(0)).lines();

    assertThat(lines.getFirst()).endsWith(ROUNDS + " rounds of slices");
    assertThat(lines.get(1)).contains("typical slice: it ", "the whole phase: 1.2");
    assertThat(lines.getLast()).startsWith("A round's ratio is the median of its slices'");
  }

  @Test
  void isTurnedWithItsSides() {
    Comparison.ComparisonRow turned = line(run(0)).row().turned();

    assertThat(turned.ratio().estimate()).isCloseTo(1 / 1.03, within(1e-6));
    assertThat(turned.together().orElseThrow().estimate()).isCloseTo(1 / 1.20, within(0.01));
  }

  @Test
  void judgesWholeTimesWhereARoundHasNoSlices() {
    Comparison.ComparisonRow row = line(run(1)).row();

    assertThat(row.ratio().estimate()).isCloseTo(1.20, within(0.01));
    assertThat(row.together()).isEmpty();
  }

  private List<WarningKind> doubts() {
    RunResult result = run(0);
    return ResultWarnings.soFar(result).stream().map(ResultWarning::kind).toList();
  }

  @Test
  void doubtsAVerdictThatFewSlicesWouldTurn() {
    assertThat(doubts()).contains(WarningKind.SLICES_APART).doesNotContain(WarningKind.RESTLESS);
  }

  @Test
  void doubtsNothingWhereSlicesAndSumsAgree() {
    whole = 1.03;

    assertThat(doubts()).doesNotContain(WarningKind.SLICES_APART, WarningKind.RESTLESS);
  }

  @Test
  void doubtsAWorkerThatDoesNotRestWhileItWaits() {
    idleNanos = SLICES * SLICE_NANOS * ROUNDS;

    assertThat(doubts()).contains(WarningKind.RESTLESS);
  }
}
